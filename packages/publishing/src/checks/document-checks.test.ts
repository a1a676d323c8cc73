import { bundledSite } from "@consultorio/content/data";
import { describe, expect, it } from "vitest";
import { withoutRuntime } from "../html/document.ts";
import { documentFacts } from "../html/document-facts.ts";
import { documentProblems, pictureProblems } from "./document-checks.ts";

const context = {
  origin: "https://www.ejemplo.mx",
  pages: new Set(["/", "/servicios"]),
  exists: (path: string) => path === "/imagenes/doctor.960.webp",
};

function problems(body: string): string[] {
  const html = `<html><body>${body}<div data-notice-bar></div></body></html>`;
  const facts = documentFacts(withoutRuntime(html, () => false));
  return documentProblems("/servicios", facts, context).map(({ message }) => message);
}

const title = "<h1>Servicios</h1>";

describe("the problems of a page", () => {
  it("are none on a good page", () => {
    const links =
      '<a href="/">a</a><a href="/servicios?x=1#y">b</a><a href="https://wa.me/52">c</a><a href="#s">d</a>';
    expect(problems(`${title}<p id="s">${links}<img src="/imagenes/doctor.960.webp"></p>`)).toEqual([]);
  });

  it("do not include a video of another site and a shared picture of our own", () => {
    const shared = '<meta property="og:image" content="https://www.ejemplo.mx/imagenes/doctor.960.webp">';
    expect(problems(`${title}${shared}<video src="https://videos.mx/a.mp4"></video>`)).toEqual([]);
  });

  it.each([
    [
      "a missing shared picture",
      `${title}<meta property="og:image" content="https://www.ejemplo.mx/nada.jpg">`,
      "la imagen «https://www.ejemplo.mx/nada.jpg» no existe.",
    ],
    [
      "a missing video",
      `${title}<video src="/nada.mp4"></video>`,
      "el enlace «/nada.mp4» no lleva a ninguna parte.",
    ],
    ["no title", "<p></p>", "debe tener un título principal (h1) y tiene 0."],
    ["two titles", `${title}${title}`, "debe tener un título principal (h1) y tiene 2."],
    [
      "a placeholder",
      `${title}{years} años`,
      "el texto «{years}» no se pudo sustituir por un dato del sitio.",
    ],
    ["a dead link", `${title}<a href="/nada">x</a>`, "el enlace «/nada» no lleva a ninguna parte."],
    ["a dead anchor", `${title}<a href="#nada">x</a>`, "el enlace «#nada» no lleva a ninguna parte."],
    ["a link to nothing", `${title}<a href="#">x</a>`, "el enlace «#» no lleva a ninguna parte."],
    ["a relative link", `${title}<a href="nada">x</a>`, "el enlace «nada» no lleva a ninguna parte."],
    [
      "a missing picture",
      `${title}<img src="/imagenes/nada.webp">`,
      "la imagen «/imagenes/nada.webp» no existe.",
    ],
    [
      "a foreign picture",
      `${title}<img src="https://x.mx/a.png">`,
      "la imagen «https://x.mx/a.png» no existe.",
    ],
  ])("is %s", (_what, body, message) => {
    expect(problems(body)).toEqual([message]);
  });

  it("include a missing notice bar", () => {
    const facts = documentFacts(withoutRuntime(`<html><body>${title}</body></html>`, () => false));
    expect(documentProblems("/", facts, context)).toEqual([
      { path: "/", message: "falta el aviso de publicidad con las cédulas." },
    ]);
  });
});

describe("pictures", () => {
  it("are all described in the bundled content", () => {
    expect(pictureProblems(bundledSite)).toEqual([]);
  });

  it("refuse a site whose logotype has no description", () => {
    const { siteContent } = bundledSite;
    const header = { ...siteContent.header, logoPath: "/media/abc-400x100.webp" };
    expect(pictureProblems({ ...bundledSite, siteContent: { ...siteContent, header } })).toEqual([
      { path: "/", message: expect.stringContaining("le falta texto alternativo") },
    ]);
  });
});
