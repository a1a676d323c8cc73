import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { launchBrowser } from "@consultorio/testkit/browser";
import { credentials, setUp } from "@consultorio/testkit/server/administrator";
import type { RunningServer } from "@consultorio/testkit/server/running-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

const repository = join(import.meta.dirname, "../../../..");
const copy = mkdtempSync(join(tmpdir(), "consultorio-new-kind-"));
const database = join(copy, "site.db");
const record = {
  id: "duele-el-ultrasonido",
  title: "¿Duele el ultrasonido?",
  shortDescription: "No duele: es un gel y una sonda sobre la piel.",
  description: "Dura media hora y no usa radiación.",
  imageHome: "",
  imageIndividual: "",
  iconIndividual: "",
  ctaText: "",
  metadata: {
    title: "¿Duele el ultrasonido?",
    description: "No duele: es un gel y una sonda sobre la piel.",
    keywords: [],
    openGraph: { title: "", description: "", url: "/preguntas/duele-el-ultrasonido" },
    alternates: { canonical: "/preguntas/duele-el-ultrasonido" },
  },
};
/** Source files written by hand or by a generator. */
let touched: string[] = [];
let server: RunningServer;

const pnpm = (...words: string[]) =>
  execFileSync("npx", ["-y", "pnpm@12", ...words], {
    cwd: copy,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 600_000,
  });

beforeAll(async () => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split("\0").filter(Boolean))
    cpSync(join(repository, file), join(copy, file), { recursive: true });
  pnpm("install", "--frozen-lockfile", "--prefer-offline");
  const written = pnpm("--silent", "new:kind", "questions", "Preguntas");
  const data = "packages/content/src/data/index.ts";
  const text = readFileSync(join(copy, data), "utf8");
  writeFileSync(
    join(copy, data),
    text.replace("  testimonials,\n};", `  testimonials,\n  questions: [${JSON.stringify(record)}],\n};`),
  );
  touched = [...(written.match(/packages\/\S+/g) ?? []), data];
  pnpm("typecheck");
  pnpm("build");
  const { startServer } = await import(join(copy, "packages/testkit/src/server/running-server.ts"));
  server = await startServer(database);
}, 1_200_000);

afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(server.origin + path)).text();

describe("a new kind of record", () => {
  it("is written in at most 12 files", () => {
    expect(touched.length).toBeGreaterThan(1);
    expect(touched.length).toBeLessThanOrEqual(12);
  });

  it("has a list and a page for each record, with the content of the record", async () => {
    const list = await read("/preguntas");
    expect(list).toContain(`href="/preguntas/${record.id}"`);
    expect(list).toContain(record.title);
    const page = await read(`/preguntas/${record.id}`);
    for (const text of [record.title, record.shortDescription, record.description, '"@type":"Article"'])
      expect(page).toContain(text);
  });

  it("is found by search engines and by the site's search, with script and without", async () => {
    expect(await read("/sitemap.xml")).toContain(`/preguntas/${record.id}`);
    expect(await read("/buscar.json")).toContain(`/preguntas/${record.id}`);
    expect(await read("/buscar?q=duele+el+ultrasonido")).toContain(`/preguntas/${record.id}`);
  });

  it("is answered by the API", async () => {
    expect(JSON.parse(await read("/api/collections/questions"))).toMatchObject({
      questions: [{ id: record.id }],
    });
  });

  it("has a place in the administrator's area: its list, its form, its texts and its page", async () => {
    await setUp(server);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const context = await browser.newContext();
    await context.request.post(`${server.origin}/api/session`, {
      data: credentials,
      headers: { Origin: server.origin },
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/admin/colecciones`);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Preguntas 1 en total/ })
      .click();
    await page.getByRole("link", { name: record.title }).first().click();
    await page.getByRole("textbox", { name: "Descripción", exact: true }).waitFor();
    await page.goto(`${server.origin}/admin/pagina?ruta=/preguntas/${record.id}`);
    const drawn = page.frameLocator("iframe").first();
    await drawn.getByRole("heading", { level: 1, name: record.title }).waitFor();
  }, 180_000);

  it("is in an export", () => {
    const file = join(copy, "export.gz");
    execFileSync("npx", ["-y", "pnpm@12", "--silent", "db:export", file], {
      cwd: copy,
      env: { ...process.env, DATABASE_URL: `sqlite:${database}`, INIT_CWD: copy },
    });
    expect(gunzipSync(readFileSync(file)).toString("utf8")).toContain(record.title);
  });
});
