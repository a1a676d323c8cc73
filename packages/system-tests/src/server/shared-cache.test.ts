import { routePath, siteRoutes } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { describe, expect, it } from "vitest";
import { rawRequest } from "../threats/raw-request.ts";

const server = await serverForFile();

const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(server.origin, path, { headers });

const pages = siteRoutes(smallSite)
  .map(routePath)
  .filter((path) => path !== "/404");

/** `public, max-age=0` as `{ public: "", "max-age": "0" }`. */
const lifetime = (header = "") =>
  Object.fromEntries(
    header.split(",").map((part) => {
      const [name = "", value = ""] = part.trim().split("=");
      return [name, value];
    }),
  );

describe("a cache in front of the site", () => {
  it("keeps a page for less than a minute, a browser not at all, and both go on for a day while we are away", async () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) {
      const { headers } = await ask(path);
      expect(lifetime(headers["cache-control"]), path).toEqual({
        public: "",
        "max-age": "0",
        "s-maxage": "50",
        "stale-if-error": "86400",
      });
    }
  });

  it("keeps files for programs for less than a minute too, and a browser keeps them for an hour", async () => {
    for (const path of ["/sitemap.xml", "/robots.txt"]) {
      const { headers } = await ask(path);
      expect(lifetime(headers["cache-control"]), path).toEqual({
        public: "",
        "max-age": "3600",
        "s-maxage": "50",
      });
    }
  });

  it("receives 304 for its copy, in each encoding, with a new lifetime", async () => {
    const etags: unknown[] = [];
    for (const encoding of ["br", "gzip", "identity"]) {
      const accepted = { "Accept-Encoding": encoding };
      const { headers } = await ask("/servicios", accepted);
      const { etag = "", vary, "cache-control": kept } = headers;
      etags.push(etag);
      for (const tags of [etag, `W/${etag}`, `"otra", ${etag}`]) {
        const again = await ask("/servicios", { ...accepted, "If-None-Match": tags });
        expect([again.status, again.body.length], tags).toEqual([304, 0]);
        expect(again.headers).toMatchObject({ etag, vary, "cache-control": kept });
      }
      expect(vary).toBe("Accept-Encoding");
      const other = { ...accepted, "If-None-Match": '"otra"' };
      expect((await ask("/servicios", other)).status).toBe(200);
    }
    expect(new Set(etags).size).toBe(3);
    const mixed = { "Accept-Encoding": "br", "If-None-Match": String(etags[1]) };
    expect((await ask("/servicios", mixed)).status).toBe(200);
  });

  it("requests a missing file each time, and receives 404 each time", async () => {
    for (const path of ["/nada", "/404", "/servicios/nada", "/imagenes/nada.webp", "/elements/nada.js"]) {
      const { status, headers } = await ask(path);
      expect([status, headers["cache-control"]], path).toEqual([404, "no-cache"]);
      const again = await ask(path, { "If-None-Match": headers.etag ?? "*" });
      expect(again.status, path).toBe(404);
    }
  });

  it.runIf(isLong)(
    "receives 200 once the page has changed, and still the picture that was shared before",
    async () => {
      const { siteContent } = smallSite;
      const heroSection = { ...siteContent.heroSection, title: "Un título nuevo" };
      const before = (await ask("/")).headers.etag ?? "";
      const shared = await sharedPicture();
      const owner = await setUp(server);
      await owner.call("/api/site-content", { json: { siteContent: { ...siteContent, heroSection } } });
      expect((await ask("/", { "If-None-Match": before })).status).toBe(304);

      await owner.call("/api/update-sections", { method: "POST" });

      const after = await ask("/", { "If-None-Match": before });
      expect(after.status).toBe(200);
      expect(after.body.toString()).toContain("Un título nuevo");
      expect(after.headers.etag).not.toBe(before);
      expect(await sharedPicture()).not.toBe(shared);
      const kept = await ask(shared);
      expect([kept.status, kept.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect((await ask(shared.replace(/[\w-]{6}(?=\.)/, "000000"))).body.toString()).toBe(
        "Ese archivo no existe.\n",
      );
    },
  );

  /** The path of the picture that messages show beside a link to the home page. */
  async function sharedPicture(): Promise<string> {
    const page = (await ask("/")).body.toString();
    return new URL(/property="og:image" content="(.*?)"/.exec(page)?.[1] ?? "").pathname;
  }
});
