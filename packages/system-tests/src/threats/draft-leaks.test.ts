import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reviewHeaders } from "@consultorio/api/contract";
import { routePath, siteRoutes } from "@consultorio/content";
import { isLong } from "@consultorio/testkit/long-form";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { smallSite } from "@consultorio/testkit/server/small-site";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { keepTally } from "./keep-tally.ts";
import { productSources } from "./product-sources.ts";
import { eachOf, rawRequest, tally } from "./raw-request.ts";

const setupToken = "clave-de-configuracion-secreta-1";
/** Only the draft holds it. */
const draftWord = "Zafiro Inédito";

const server = await serverForFile({ SETUP_TOKEN: setupToken });
const administrator = await setUp(server);

/** How many reads there are: two thousand in `pnpm test:long`. */
const count = isLong ? 2000 : 200;

const pages = siteRoutes(smallSite).map(routePath);

describe("while an editor previews", () => {
  it("many public reads hold no word of the draft", async ({ task }) => {
    let over = false;
    const editing = edit(() => over);
    const data = ["site-content", "selected-sections", "collections/diseases", "collections/services"];
    const paths = [
      ...pages,
      ...data.map((name) => `/api/${name}`),
      "/buscar?q=zafiro",
      "/buscar.json",
      "/sitemap.xml",
    ];
    const reads = Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? "/");
    const answers = await eachOf(reads, async (path) => ({ path, ...(await read(path)) }));
    over = true;
    const saves = await editing;
    const counts = tally(answers.map(({ status }) => status));
    keepTally(task, "lecturas públicas mientras se edita un borrador", counts);
    expect(saves).toBeGreaterThan(1);
    expect(Object.keys(counts).sort()).toEqual(["200", "404"]);
    const leaking = answers.filter(({ body }) => body.includes("Zafiro") || body.includes("zafiro-in"));
    expect(leaking.map(({ path }) => path)).toEqual([]);
  });

  /** Requests for a draft as caches and previews of other frameworks send them. */
  const read = (path: string) =>
    rawRequest(server.origin, path, {
      headers: {
        Cookie: "__prerender_bypass=1; __next_preview_data=x; sid=guess",
        RSC: "1",
        "Next-Router-Prefetch": "1",
        "X-Prerender-Revalidate": "1",
      },
    });

  /** Saves a draft, looks at it, makes a review link and reads by it, again and again. Returns how often. */
  async function edit(isOver: () => boolean): Promise<number> {
    const { siteContent, diseases } = smallSite;
    const [first, ...rest] = diseases;
    let rounds = 0;
    for (; rounds === 0 || !isOver(); rounds += 1) {
      const doctorInfo = { ...siteContent.doctorInfo, name: `Dra. ${draftWord} ${rounds}` };
      const saved = await administrator.call("/api/site-content", {
        json: { siteContent: { ...siteContent, doctorInfo } },
      });
      expect(saved.status).toBe(200);
      const renamed = [{ ...first, name: draftWord }, ...rest];
      expect(
        (await administrator.call("/api/collections/diseases", { json: { diseases: renamed } })).status,
      ).toBe(200);
      expect((await administrator.call("/admin/preview.html")).status).toBe(200);
      expect(JSON.stringify((await administrator.call("/api/site-content")).body)).toContain(draftWord);
      const link = await administrator.call("/api/review-links", { json: { days: 1 } });
      const { address } = z.object({ address: z.string() }).parse(link.body);
      const review = await administrator.call("/api/review", {
        headers: reviewHeaders(address.split("#").at(-1) ?? ""),
      });
      expect(JSON.stringify(review.body)).toContain(draftWord);
    }
    return rounds;
  }
});

describe("the code that draws", () => {
  const sources = productSources();

  it("keeps nothing, switches to no draft and draws no picture by the framework's own means", () => {
    expect(sources.length).toBeGreaterThan(400);
    const means =
      /["']use cache\b|\b(?:draftMode|unstable_cache|cacheLife|cacheTag|setPreviewData|ImageResponse)\b|["']next\/(?:og|image|legacy\/image|cache)["']/;
    expect(sources.filter(({ text }) => means.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it("takes nothing of a request from the framework but its headers", () => {
    const taken = sources.flatMap(({ text }) =>
      [...text.matchAll(/^(.*)["']next\/headers["']/gm)].map(([, before = ""]) => before.trim()),
    );
    expect(new Set(taken)).toEqual(new Set(["import { headers } from"]));
  });
});

describe("the public files", () => {
  const root = join(import.meta.dirname, "../../../..");
  const built = ["apps/admin/dist", "apps/site/.next/static", "packages/ui/dist"].flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

  it("holds no secret, no hash, no database and nothing of the server", async () => {
    const published = await eachOf(pages, async (path) => ({
      name: path,
      text: (await rawRequest(server.origin, path)).body.toString(),
    }));
    const files = built.map((name) => ({ name, text: readFileSync(name, "latin1") }));
    expect(files.length).toBeGreaterThan(60);
    const secrets = [
      setupToken,
      credentials.password,
      administrator.cookie?.split("=")[1] ?? setupToken,
      server.folder,
      root,
      "$argon2id",
      "PRIVATE KEY",
      "x-consultorio-render",
      "DATABASE_URL=",
      "postgres://",
      "postgresql://",
      "sqlite:",
      "node:sqlite",
      "token_hash",
      "password_hash",
    ];
    for (const { name, text } of [...published, ...files])
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([]);
  });

  it("comes without its source, and files of the server are nowhere", async () => {
    expect(built.filter((name) => name.endsWith(".map") && name.includes("admin"))).toEqual([]);
    const paths = [
      "/.env",
      "/package.json",
      "/server.ts",
      "/start.mjs",
      "/next.config.mjs",
      "/server/main.ts",
      "/data/site.db",
      "/setup-token",
      "/data/setup-token",
      "/.next/BUILD_ID",
      "/_next/static/chunks/main.js",
      "/.git/config",
      "/node_modules/next/package.json",
      "/admin/package.json",
      "/admin/src/main.tsx",
      "/elements/elements.js.map",
      "/admin/.env",
      // Debugging, measurement and documentation.
      "/__nextjs_original-stack-frames",
      "/_next/webpack-hmr",
      "/metrics",
      "/debug",
      "/api-docs",
      "/api/docs",
      "/storybook",
      "/README.md",
      "/SECURITY.md",
    ];
    for (const path of paths) expect((await rawRequest(server.origin, path)).status, path).toBe(404);
  });
});
