import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { longOnly } from "@consultorio/testkit/long-form";
import { allPaths, brokenLinks, fetchPages, type PublishedPage, publicPaths } from "./published-pages.ts";
import { expect, test } from "./site-fixture.ts";
import { invalidHtml, wrongHeadings } from "./valid-html.ts";

const longTest = longOnly(test);

/** The machine's own Java; nothing is installed for it. */
const java = process.env.JAVA || "java";

let pages: PublishedPage[];

test.beforeAll(async ({ server }) => {
  pages = await fetchPages(server.origin, allPaths);
});

/** The pages that search engines list. */
const listed = () => pages.filter(({ path }) => path !== "/404" && path !== "/buscar");

test("every page is valid HTML", async () => {
  expect(await invalidHtml(pages)).toEqual([]);
});

// The short form is the test before it.
longTest("every page is valid by the Nu checker", async () => {
  const hasJava = spawnSync(java, ["-version"]).status === 0;
  // Playwright's list of skipped tests does not say why.
  if (!hasJava) console.log("The Nu checker was left out: this machine has no Java.");
  test.skip(!hasJava, "This machine has no Java.");
  const folder = await mkdtemp(join(tmpdir(), "consultorio-nu-"));
  const files = await Promise.all(
    pages.map(async ({ path, html }) => {
      const file = join(folder, `${path.replaceAll("/", "_")}.html`);
      await writeFile(file, html);
      return file;
    }),
  );
  const vnu = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
  const checking = promisify(execFile)(java, ["-jar", vnu, "--errors-only", "--format", "json", ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = await checking.then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => error.stderr,
  );
  await rm(folder, { recursive: true });
  const { messages }: { messages: { url: string; message: string }[] } = JSON.parse(report);
  // The checker is older than the layers and transitions of CSS, and than `<link rel="expect">`, which has to block.
  const older = /^CSS:|^A “link” element with a “blocking” attribute must have a “rel” attribute/;
  const problems = messages.filter(({ message }) => !older.test(message));
  expect(problems.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
});

test("every page has a title and a description that fit, and no two share one", () => {
  for (const page of listed()) {
    expect(page.title.length, page.path).toBeGreaterThan(10);
    expect(page.title.length, `${page.path}: ${page.title}`).toBeLessThanOrEqual(60);
    const description = page.meta("description") ?? "";
    expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(120);
    expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    expect(page.meta("keywords"), page.path).toMatch(/\S/);
  }
  expect(new Set(listed().map(({ title }) => title)).size).toBe(listed().length);
  expect(new Set(listed().map((page) => page.meta("description"))).size).toBe(listed().length);
});

test("every page names one address, of the configured origin, and a picture of its own for sharing", async ({
  server,
}) => {
  const pictures = new Set<string>();
  for (const page of listed()) {
    const address = new URL(page.path, server.origin).href;
    expect(new URL(page.link("canonical") ?? "").href, page.path).toBe(address);
    expect(new URL(page.meta("og:url") ?? "").href, page.path).toBe(address);
    expect(page.meta("og:title"), page.path).toMatch(/\S/);
    expect(page.meta("og:description"), page.path).toMatch(/\S/);
    expect(page.meta("og:image:alt"), page.path).toMatch(/\S/);
    expect(page.meta("twitter:card"), page.path).toBe("summary_large_image");
    pictures.add(page.meta("og:image") ?? "");
  }
  expect(pictures.size).toBe(listed().length);
  for (const address of pictures) {
    const response = await fetch(address, { method: "HEAD" });
    expect([response.status, response.headers.get("content-type")], address).toEqual([200, "image/jpeg"]);
    expect(response.headers.get("cache-control"), address).toContain("immutable");
  }
});

test("every page tells search engines what it is about", () => {
  for (const { path, structuredData } of listed()) {
    expect(structuredData, path).toHaveLength(1);
    const types = structuredData.flatMap((data) => data["@graph"].map((node) => node["@type"]));
    expect(types, path).toEqual(
      expect.arrayContaining(["PhysiciansOffice", "IndividualPhysician", "WebSite"]),
    );
    const item = /^\/(?:enfermedades|sintomas|servicios)\/./.test(path);
    if (item) expect(types, path).toEqual(expect.arrayContaining(["MedicalWebPage", "BreadcrumbList"]));
  }
});

test("every link leads somewhere, on its page or on another", async ({ server }) => {
  expect(await brokenLinks(server.origin, pages)).toEqual([]);
});

test("every page has one title, and no heading skips a level", () => {
  expect(pages.flatMap(wrongHeadings)).toEqual([]);
});

test("every picture of the library is named by an address that a browser keeps for good", async ({
  server,
}) => {
  const named = new Set(pages.flatMap(({ html }) => html.match(/\/imagenes\/[\w/-]+(?:\.\w+)+/g) ?? []));
  expect(named.size).toBeGreaterThan(100);
  for (const path of named) {
    const { status, headers } = await fetch(`${server.origin}${path}`, { method: "HEAD" });
    expect([status, headers.get("cache-control")], path).toEqual([200, expect.stringContaining("immutable")]);
  }
});

test("machines find the pages: sitemap, robots and manifest", async ({ server }) => {
  const text = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
  const sitemap = await text("/sitemap.xml");
  const listedAddresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const expected = publicPaths.filter((path) => path !== "/buscar").map((path) => `${server.origin}${path}`);
  expect(listedAddresses.sort()).toEqual(expected.sort());
  expect(await text("/robots.txt")).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  const manifest: { icons: { src: string }[] } = JSON.parse(await text("/manifest.webmanifest"));
  for (const { src } of manifest.icons) expect((await fetch(`${server.origin}${src}`)).status, src).toBe(200);
});

test("a page is drawn beforehand and follows the last one softly, where the browser can", () => {
  for (const { path, html } of pages) {
    expect(html, path).toContain("@view-transition");
    expect(html, path).toContain('<script type="speculationrules">');
  }
});
