import { join } from "node:path";
import { jsonLd, routePath, siteRoutes, structuredData } from "@consultorio/content";
import { attribute, elements, textOf } from "@consultorio/publishing/html/html-tree";
import { showFonts } from "@consultorio/publishing/html/late-fonts";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { parse } from "parse5";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakOut, hostileSite, markup } from "./hostile-site.ts";
import { publishSite } from "./publish-site.ts";
import { eachOf, rawRequest } from "./raw-request.ts";

/** Sites with markup in every text that takes it: the whole one, and the one that is published. */
const whole = hostileSite();
const hostile = hostileSite(smallSite);
const routes = siteRoutes(hostile.site);

describe("structured data", () => {
  it("has the content's data on every page, and ends no script, with a break-out in every text", () => {
    expect(whole.paths.length).toBeGreaterThan(2000);
    for (const route of siteRoutes(whole.site)) {
      const graph = structuredData(whole.site, route, {
        origin: "https://www.ejemplo.mx",
        picture: (path) => path,
        words: { home: "Inicio" },
      });
      if (graph === null) continue;
      const written = jsonLd(graph);
      expect(written, routePath(route)).not.toContain("<");
      expect(JSON.parse(written), routePath(route)).toEqual(withoutEmpty(JSON.parse(JSON.stringify(graph))));
      expect(written, routePath(route)).toContain("u003c/script>");
    }
  });

  /** Empty texts, lists and groups are not stated. */
  function withoutEmpty(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutEmpty);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) =>
        jsonLd({ stated: true, member }).includes(`"member"`) ? [[key, withoutEmpty(member)]] : [],
      ),
    );
  }
});

describe("a site with markup in every text", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let administrator: Administrator;

  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startPublishedServer(join(folder.path, "site.db"), {
      NODE_OPTIONS: `--import ${import.meta.resolve("./watched-process.ts")}`,
    });
    administrator = await setUp(server);
  });

  afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });

  it("is saved and published", async () => {
    await publishSite(administrator, hostile.site);
  }, 300_000);

  it("runs nothing on any page, and shows the markup as text", async () => {
    const pages = await eachOf(routes, async (route) => ({ route, ...(await pageOf(routePath(route))) }));
    for (const { route, foreign, words } of pages) {
      expect(foreign, routePath(route)).toEqual([]);
      expect(words, routePath(route)).toContain(breakOut);
    }
  });

  it("runs nothing where somebody searches for markup", async () => {
    const queries = [
      breakOut,
      markup,
      "javascript:alert(1)",
      "{count}",
      "%00<svg onload=x()>",
      "'\"<>&",
      "<!--",
      "]]>",
      "\u202e<b>",
    ];
    for (const query of queries) {
      const { foreign } = await pageOf(`/buscar?${new URLSearchParams({ q: query })}`);
      expect(foreign, query).toEqual([]);
    }
  });

  it("stays well formed for machines", async () => {
    const manifest = await (await fetch(`${server.origin}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ short_name: hostile.site.siteContent.doctorInfo.name });
    expect(await (await fetch(`${server.origin}/sitemap.xml`)).text()).not.toContain("script");
  });

  it("makes the server request nothing from other hosts", () => {
    const requests = server
      .output()
      .split("\n")
      .filter((line) => /^watched (?:connection|name) /.test(line));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((line) => !/127\.0\.0\.1|localhost/.test(line))).toEqual([]);
  });

  /** One of the scripts that publishing writes, beside `showFonts`. */
  const startOfElements =
    /^\{const start=\(\)=>import\("\/elements\/[\w-]+\/elements\.js"\);addEventListener\("load",\(\)=>setTimeout\(start,\d+\)\);setTimeout\(start,\d+\)\}$/;

  /** Scripts and attributes on a page that the site's own code did not write, and its readable text. */
  async function pageOf(path: string) {
    const tree = parse((await rawRequest(server.origin, path)).body.toString());
    const all = [...elements(tree)];
    const foreign = all.flatMap((element) => {
      const type = attribute(element, "type") ?? "";
      const isKnown =
        element.tagName !== "script" ||
        ["application/ld+json", "speculationrules"].includes(type) ||
        textOf(element) === showFonts ||
        startOfElements.test(textOf(element));
      const odd = element.attrs.filter(
        ({ name, value }) => name.startsWith("on") || (name === "src" && value === "x"),
      );
      if (type === "application/ld+json") JSON.parse(textOf(element));
      return isKnown && odd.length === 0 ? [] : [`${element.tagName} ${JSON.stringify(element.attrs)}`];
    });
    const read = all.filter(({ tagName }) => !["script", "style"].includes(tagName));
    return { foreign, words: read.map(textOf).join("\n") };
  }
});
