import { type Route, routePath } from "@consultorio/content";
import type { Page } from "@playwright/test";
import { blend, type Rgb, wcagContrast } from "culori";
import sharp from "sharp";
import { expect, test } from "./site-fixture.ts";

// An administrator may choose any picture. No tool that reads the page alone can tell whether the words on it are legible,
// so the pictures are taken away: on all white and on all black, every text has to have the contrast of WCAG 2.2, 1.4.3.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const pages: Route[] = [
  { page: "home" },
  { page: "services" },
  { page: "symptom", id: "edema-unilateral" },
  { page: "contact" },
];

/** From this size on, in pixels, text is large, and a contrast of 3 suffices. */
const largeText = 24;
/** The part of the pixels around a text, from the worst, that is left out: its underline, an edge that it does not touch. */
const outliers = 0.06;

interface Text {
  words: string;
  size: number;
  colour: Rgb;
  box: { left: number; top: number; width: number; height: number };
}

/** A phone, a tablet and a desk, in pixels. */
const widths = [360, 1024, 1280];

for (const ground of ["white", "black"] as const) {
  for (const width of widths) {
    test(`on ${ground} pictures, ${width} px wide, every text has contrast`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: ground } })
        .png()
        .toBuffer();
      await page.route(/\/(?:imagenes|media)\//, (route) =>
        route.fulfill({ body: picture, contentType: "image/png" }),
      );
      for (const path of pages.map(routePath)) {
        expect((await page.goto(path, { waitUntil: "load" }))?.status()).toBe(200);
        expect(await faintTexts(page), path).toEqual([]);
      }
    });
  }
}

/** Texts of the page with too little contrast, each with what it has. */
async function faintTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // The whole page is laid out, as it is on the screenshot.
    sheet.replaceSync(
      "*, ::before, ::after { content-visibility: visible !important; -webkit-text-fill-color: transparent !important; text-decoration: none !important; text-shadow: none !important; transition: none !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const texts = await page.evaluate(readTexts);
  expect(texts.length).toBeGreaterThan(10);
  const image = sharp(await page.screenshot({ fullPage: true, animations: "disabled" }));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ words, size, colour, box }) => {
    const over = contrastOver(colour);
    const contrasts: number[] = [];
    for (let y = box.top; y < Math.min(box.top + box.height, info.height); y += 1)
      for (let x = Math.max(box.left, 0); x < Math.min(box.left + box.width, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        contrasts.push(over(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      }
    const worst = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * outliers)];
    return worst === undefined || worst >= (size >= largeText ? 3 : 4.5)
      ? []
      : [`${worst.toFixed(2)}: ${words} (${size} px)`];
  });
}

/** Shows every picture, and reads the texts of the page's content. Runs in the page. */
async function readTexts(): Promise<Text[]> {
  dispatchEvent(new Event("beforeprint"));
  await document.fonts.ready;
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode().catch(() => {});
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (["fixed", "sticky"].includes(getComputedStyle(element).position)) element.style.display = "none";
  }
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const lines: Text[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement, textContent } = node;
    if (parentElement === null || textContent === null || textContent.trim() === "" || canvas === null)
      continue;
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize } = getComputedStyle(parentElement);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    // Text for screen readers alone has a box of one pixel.
    if (parentElement.getBoundingClientRect().width < 3) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      lines.push({
        words: textContent.trim().slice(0, 60),
        size: Math.round(Number.parseFloat(fontSize)),
        colour: { mode: "rgb", r: red / 255, g: green / 255, b: blue / 255, alpha: alpha / 255 },
        box: {
          left: Math.round(line.left + scrollX),
          top: Math.round(line.top + scrollY),
          width: Math.round(line.width),
          height: Math.round(line.height),
        },
      });
    }
  }
  return lines;
}

/** Contrast of a colour over an opaque ground; each pair is computed once, since most pixels are alike. */
function contrastOver(front: Rgb): (red: number, green: number, blue: number) => number {
  const cache = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let contrast = cache.get(key);
    if (contrast === undefined) {
      const ground: Rgb = { mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 };
      contrast = wcagContrast(blend([ground, front]), ground);
      cache.set(key, contrast);
    }
    return contrast;
  };
}
