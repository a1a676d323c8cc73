import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { contentTypes } from "../hosts/app-server.ts";

const origin = "http://practice.test";
const dist = join(import.meta.dirname, "../../dist");
const pictures = join(import.meta.dirname, "../../../pictures/files");

const libraryStyles = '<link rel="stylesheet" href="/dist/styles.css"><style>body { margin: 0 }</style>';

const documentWith = (styles: string): string =>
  `<!doctype html><html lang="es-MX"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${styles}<link rel="stylesheet" href="/dist/fonts.css">
<script type="module" src="/dist/elements/elements.js"></script><body></body></html>`;

/**
 * Opens an empty page with the built fonts and elements of the library, and with its built styles or other ones, as HTML.
 * The caller closes the page's context.
 */
export async function openDrawnPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  styles = libraryStyles,
): Promise<Page> {
  const context = await browser.newContext({ locale: "es-MX", ...options });
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: documentWith(styles) });
    const file = pathname.startsWith("/dist/")
      ? join(dist, pathname.slice("/dist/".length))
      : join(pictures, pathname.replace(/^\/imagenes\//, ""));
    if (!existsSync(file) || extname(file) === "") return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ contentType: contentTypes[extname(file)] ?? "", body: readFileSync(file) });
  });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => customElements.get("c-carousel") !== undefined);
  return page;
}

/** Replaces the page's content, and waits until its fonts are loaded. */
export async function drawHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    scrollTo({ top: 0, behavior: "instant" });
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, html);
}
