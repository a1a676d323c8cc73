import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import { newBrokenLinks } from "./broken-links.ts";

const withMenu = (...paths: string[]) => ({
  ...bundledSite.siteContent,
  navMenu: paths.map((path) => ({ label: "Más", path })),
});

test("a link to a page that does not exist names its field and the nearest page", () => {
  expect(newBrokenLinks("siteContent", withMenu("/contacto", "/servicio"), bundledSite)).toEqual([
    {
      path: "navMenu.1.path",
      message:
        "El enlace «/servicio» no lleva a ninguna página del sitio. Cámbialo por el de una que exista. ¿Quisiste decir «/servicios»?",
    },
  ]);
});

test.each([
  "/",
  "/enfermedades/varices",
  "/contacto#mapa",
  "/archivo.pdf",
  "https://otro.example/x",
  "tel:+525555555555",
])("%s is no broken link", (path) => {
  expect(newBrokenLinks("siteContent", withMenu(path), bundledSite)).toEqual([]);
});

test("a broken link that the draft already has does not prevent other saves", () => {
  const draft = { ...bundledSite, siteContent: withMenu("/servicios/que-ya-no-existe") };
  expect(newBrokenLinks("siteContent", draft.siteContent, draft)).toEqual([]);
});

test("a page may be removed while a link still leads to it", () => {
  const draft = { ...bundledSite, siteContent: withMenu("/enfermedades/varices") };
  const rest = bundledSite.diseases.filter(({ id }) => id !== "varices");
  expect(newBrokenLinks("diseases", rest, draft)).toEqual([]);
});
