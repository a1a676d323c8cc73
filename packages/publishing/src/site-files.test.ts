import { drawnSite } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { appIcons } from "@consultorio/pictures";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { elements, textOf } from "./html/html-tree.ts";
import { siteFiles } from "./site-files.ts";
import { siteIcons } from "./site-icons.ts";

const origin = "https://www.ejemplo.mx";
const modified = new Date("2026-03-04T05:06:07.890Z");
const [first, ...others] = bundledSite.diseases;
const facts = {
  site: drawnSite(bundledSite, "2026-12-01"),
  origin,
  pages: [
    { path: "/", modified },
    { path: "/servicios/a&b", modified },
  ],
  themeColor: "#fcfaf6",
};

const textAt = async (path: string) => {
  const resource = (await siteFiles(facts)).get(path);
  return Buffer.from(resource?.body ?? []).toString("utf8");
};

describe("the sitemap", () => {
  it("lists each page under the one origin, with the day of its last change", async () => {
    const tree = parse(await textAt("/sitemap.xml"));
    const texts = (name: string) => [...elements(tree)].filter((node) => node.tagName === name).map(textOf);
    expect(texts("loc")).toEqual([`${origin}/`, `${origin}/servicios/a&b`]);
    expect(texts("lastmod")).toEqual(["2026-03-04T05:06:07Z", "2026-03-04T05:06:07Z"]);
  });
});

describe("robots.txt", () => {
  it("leads to the sitemap and excludes the administrator's area and the API", async () => {
    const lines = (await textAt("/robots.txt")).split("\n");
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(lines).toContain("Disallow: /admin/");
    expect(lines).not.toContain("Disallow: /");
  });
});

it.each(["/favicon.ico", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"])(
  "%s leads to an icon of the site",
  async (path) => {
    const location = (await siteFiles(facts)).get(path)?.headers.Location;
    expect((await siteIcons(bundledSite, async () => null)).has(location ?? "")).toBe(true);
  },
);

describe("the service worker of the guides", () => {
  it("carries the page for a phone without a connection: 911, the clinic's telephones and the guides that it has", async () => {
    const [line = "", worker] = (await textAt("/guias-sin-senal.js")).split("\n");
    const html: string = JSON.parse(line.slice(line.indexOf("=") + 1, -1));
    const links = [...elements(parse(html))].filter(({ tagName }) => tagName === "a").map(textOf);
    expect(links).toEqual([
      "Emergencias: llama al 911",
      "Citas: 000 000 0000",
      "Urgencias: 000 000 0001",
      "Volver a intentar",
    ]);
    expect(html).toContain("<!--guides-->");
    expect(worker).toContain("guias-archivos");
  });
});

describe("the web manifest", () => {
  it("names the clinic in its language, and only icons that exist", async () => {
    const manifest = JSON.parse(await textAt("/manifest.webmanifest"));
    expect(manifest).toMatchObject({
      short_name: bundledSite.siteContent.doctorInfo.name,
      lang: "es-MX",
      start_url: "/",
      theme_color: "#fcfaf6",
    });
    expect(JSON.stringify(manifest)).not.toMatch(/\{[a-z]\w*\}/i);
    const drawn = await siteIcons(bundledSite, async () => null);
    for (const { src } of manifest.icons) expect(drawn.has(src), src).toBe(true);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    expect(manifest.icons).toHaveLength(appIcons.length - 1);
  });
});

describe("an address that moved", () => {
  it("answers with the present one, for good", async () => {
    if (!first) throw new Error("The bundled site has no disease.");
    const diseases = [{ ...first, formerIds: ["nombre-de-antes"] }, ...others];
    const files = await siteFiles({ ...facts, site: drawnSite({ ...bundledSite, diseases }, "2026-12-01") });
    expect(files.get("/enfermedades/nombre-de-antes")).toMatchObject({
      status: 308,
      headers: { Location: `/enfermedades/${first.id}` },
    });
  });
});
