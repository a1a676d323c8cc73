// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";

// The output of `pnpm build`.
const folder = join(import.meta.dirname, "../../dist/elements");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("elements.js is at most 12 KB with gzip", () => {
  expect(gzipSync(read("elements.js"), { level: 9 }).byteLength).toBeLessThanOrEqual(12 * 1024);
});

it("a page loads at most 7 KB with gzip in one file, and another where it has what few pages have", () => {
  const pages = join(folder, "../page-elements");
  const first = readFileSync(join(pages, "elements.js"), "utf8");
  expect(gzipSync(first, { level: 9 }).byteLength).toBeLessThanOrEqual(7 * 1024);
  expect(first).not.toMatch(/^import|from\s*["`']\.\//m);
  expect(first).toMatch(/import\(["'`]\.\/other-elements\.js["'`]\)/);
});

it("Swiper is in a file that elements.js loads on demand", () => {
  const holdsSwiper = (name: string) => read(name).includes("swiper-slide-active");
  expect(holdsSwiper("carousel-slider.js")).toBe(true);
  expect(holdsSwiper("elements.js")).toBe(false);
  expect(read("elements.js")).toMatch(/import\(["'`]\.\/carousel-slider\.js["'`]\)/);
});

it("the search's index, with the phrases of emergencies and the stemmer, is a file that elements.js loads on demand", () => {
  expect(gzipSync(read("search-index.js"), { level: 9 }).byteLength).toBeLessThanOrEqual(24 * 1024);
  expect(read("elements.js")).toMatch(/import\(["'`]\.\/search-index\.js["'`]\)/);
});

it("needs only functions of browsers, and no React", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
    expect(/from\s*"(?!\.)/.test(read(name)), name).toBe(false);
    expect(/\breact\b/i.test(read(name)), name).toBe(false);
  }
});

it("makes no date format before one is needed, because the first takes a phone tens of milliseconds", async () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  await import(`${join(folder, "elements.js")}?formats`);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it("can be imported where there are no custom elements, and does nothing there", async () => {
  const { defineElements } = await import(join(folder, "elements.js"));
  expect(globalThis).not.toHaveProperty("customElements");
  expect(() => defineElements()).not.toThrow();
});
