import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { contentTypes } from "./app-server.ts";

const origin = "http://host.test";
const pictures = join(import.meta.dirname, "../../../pictures/files");

/** A page whose document is `html`, with the catalogue's pictures. Nothing moves in it. */
export async function openPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** Opens a host's page: its stylesheet, and its content before and after the place of a section. */
export async function openHost(page: Page, css: string, content: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(pictures, pathname.replace(/^\/imagenes\//, ""));
    if (pathname === "/") await route.fulfill({ contentType: "text/html", body: documentOf(css, content) });
    else if (existsSync(file) && extname(file) !== "")
      await route.fulfill({ contentType: contentTypes[extname(file)] ?? "", body: readFileSync(file) });
    else await route.fulfill({ status: 404, body: "" });
  });
  await page.goto(`${origin}/`);
}

/**
 * Puts a section's HTML into the open page, and waits until each of its pictures can be drawn. Throws where one cannot be
 * decoded: a screenshot without it would show nothing in its place.
 */
export async function showSection(page: Page, html: string): Promise<void> {
  await page.locator("#section").evaluate(async (section, drawn) => {
    // Pictures in a template are not loaded yet: a change of their address while they load would break their decoding.
    const template = document.createElement("template");
    template.innerHTML = drawn;
    const images = [...template.content.querySelectorAll("img")];
    // The browser draws a page without the masks that it has still to load.
    const masks = [...template.content.querySelectorAll<HTMLElement>("[data-mask]")].map(({ style }) => {
      const mask = new Image();
      mask.crossOrigin = "anonymous";
      mask.src = style.maskImage.replace(/^url\("(.*)"\)$/, "$1");
      return mask;
    });
    // One file for each picture: which of several a browser draws depends on those that it has already.
    for (const source of template.content.querySelectorAll("source")) source.remove();
    for (const image of images) {
      image.removeAttribute("srcset");
      image.loading = "eager";
    }
    const decode = (image: HTMLImageElement) =>
      image.decode().catch((cause) => {
        throw new Error(`The picture ${image.src} cannot be decoded.`, { cause });
      });
    await Promise.all(masks.map(decode));
    section.replaceChildren(template.content);
    await Promise.all(images.map(decode));
  }, html);
}

/** Without a pointer: whether it hovers over a section differs from run to run. */
const frame = `html, body { background: #fff !important }
  #section { position: absolute; top: 0; left: 0; width: 100%; min-height: 200px; max-height: 5000px; overflow: hidden; background: #fff; pointer-events: none }
  #before { margin-top: 5000px }
  #before, #after { height: 1500px; overflow: hidden }`;

/**
 * The host's content keeps its place below the section, whatever the section's height is. A header over a picture
 * takes no height itself: it needs that of its place.
 */
const documentOf = (css: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css.replaceAll("</", "<\\/")}</style><style>${frame}</style>
<body><div id="before">${content}</div><div id="section"></div><div id="after">${content}</div></body></html>`;
