import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { decoration } from "../pictures/image-ref.ts";
import type { Site } from "../site/documents.ts";
import { defaultMenu, menuItems, recordLinks } from "./menu.ts";
import { submenuLimit } from "./submenu-limit.ts";

const withMenu = (navMenu: Site["siteContent"]["navMenu"]): Site => ({
  ...bundledSite,
  siteContent: { ...bundledSite.siteContent, navMenu },
});

test("the bundled menu is the default one", () => {
  expect(menuItems(bundledSite).map(({ label, href }) => ({ label, href }))).toEqual(defaultMenu);
});

test("diseases, symptoms and services have a submenu of their first five", () => {
  const items = menuItems(bundledSite);
  expect(items.map(({ items }) => items.length)).toEqual([0, submenuLimit, submenuLimit, submenuLimit, 0]);
  expect(items[3]?.items.map(({ href }) => href)).toEqual(
    bundledSite.services.slice(0, 5).map(({ id }) => `/servicios/${id}`),
  );
});

test("an entry with the path of a list gets its records, whatever its label says", () => {
  const [care, symptoms] = menuItems(
    withMenu([
      { label: "Lo que atendemos", path: "/enfermedades/" },
      { label: "Enfermedades", path: "/sintomas" },
    ]),
  );
  expect(care).toMatchObject({ label: "Lo que atendemos", href: "/enfermedades" });
  expect(care?.items[0]?.label).toBe(bundledSite.diseases[0]?.plainName);
  expect(symptoms?.href).toBe("/sintomas");
});

test.each(["Síntomas", "SINTOMAS", " síntomas "])(
  "an entry with the label «%s» leads to the list",
  (label) => {
    const [entry] = menuItems(withMenu([{ label, path: "/contacto" }]));
    expect(entry).toMatchObject({ label, href: "/sintomas" });
    expect(entry?.items[0]?.label).toBe(bundledSite.symptoms[0]?.plainName);
  },
);

test("any other entry stays unchanged", () => {
  const entry = { label: "Servicios en línea", path: "https://otro.example/servicios" };
  expect(menuItems(withMenu([entry]))).toEqual([{ label: entry.label, href: entry.path, items: [] }]);
});

describe("without a configured menu", () => {
  test("the default menu is used", () => {
    expect(menuItems(withMenu([])).map(({ label }) => label)).toEqual(defaultMenu.map(({ label }) => label));
  });
});

test("every record has a link with the name that patients use, its description and picture", () => {
  expect(recordLinks(bundledSite, "services")).toHaveLength(11);
  expect(recordLinks(bundledSite, "services")[3]).toEqual({
    label: "Inyecciones para arañitas y várices",
    href: "/servicios/escleroterapia",
    description: bundledSite.services[3]?.shortDescription,
    image: decoration(bundledSite.siteContent, "/imagenes/escleroterapia-home"),
  });
});

test("the description of a link has the site's facts", () => {
  const [first, ...others] = bundledSite.diseases;
  if (!first) throw new Error("There is a disease.");
  const diseases = [{ ...first, shortDescription: "Con {doctorName}." }, ...others];
  expect(recordLinks({ ...bundledSite, diseases }, "diseases")[0]?.description).toBe(
    `Con ${bundledSite.siteContent.doctorInfo.name}.`,
  );
});
