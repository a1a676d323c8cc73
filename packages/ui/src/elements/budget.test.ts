// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";

// What `pnpm build` wrote.
const folder = join(import.meta.dirname, "../../dist/elements");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

it("elements.js is at most 12 KB with gzip", () => {
  expect(gzipSync(read("elements.js"), { level: 9 }).byteLength).toBeLessThanOrEqual(12 * 1024);
});

it("a page loads at most 6.5 KB with gzip, and what few pages have in a chunk", () => {
  const pages = join(folder, "../page-elements");
  const first = readFileSync(join(pages, "elements.js"), "utf8");
  expect(gzipSync(first, { level: 9 }).byteLength).toBeLessThanOrEqual(6.5 * 1024);
  expect(first).not.toMatch(/^import|from\s*["`']\.\//m);
  expect(readdirSync(pages).some((name) => name.startsWith("other-elements"))).toBe(true);
});

it("Swiper is in a chunk that elements.js loads on demand", () => {
  const [chunk = ""] = readdirSync(folder).filter((name) => name.startsWith("carousel-slider"));
  const holdsSwiper = (name: string) => read(name).includes("swiper-slide-active");
  expect(holdsSwiper(chunk)).toBe(true);
  expect(holdsSwiper("elements.js")).toBe(false);
  expect(new RegExp(`import\\(['"\`]\\./${chunk}['"\`]\\)`).test(read("elements.js"))).toBe(true);
});

it("the search's index, with the phrases of emergencies and the stemmer, is in a chunk of its own, at most 19 KB with gzip", () => {
  const [chunk = ""] = readdirSync(folder).filter((name) => name.startsWith("search-index"));
  expect(gzipSync(read(chunk), { level: 9 }).byteLength).toBeLessThanOrEqual(19 * 1024);
  expect(new RegExp(`import\\(['"\`]\\./${chunk}['"\`]\\)`).test(read("elements.js"))).toBe(true);
});

it("needs nothing that a browser does not have, and no React", () => {
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
