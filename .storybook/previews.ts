import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { browserKind, launchBrowser } from "@consultorio/browser";
import type { Page } from "playwright";
import sharp from "sharp";
import { serveFolder } from "./static-server.ts";

/** `pnpm previews [Variant…]`: takes the preview picture of each variant from its Default story. */

const root = join(import.meta.dirname, "..");
const built = join(root, "node_modules", ".cache", "storybook-static");
const previews = join(root, "packages", "ui", "previews");
const width = 1280;
/** A section taller than this is cut: the picture tells layouts apart, it does not replace the page. */
const tallest = 1400;
/** Stories draw the same moment on every machine: a Wednesday afternoon, with the office open. */
const frozenTime = new Date("2026-01-14T17:00:00-06:00");

interface StoryEntry {
  id: string;
  name: string;
  importPath: string;
  type: "story" | "docs";
}

const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `…/sections/hero/hero-split.stories.tsx` → section type `Hero`, variant `HeroSplit`. */
function variantOf(importPath: string): { section: string; variant: string } | null {
  if (!importPath.includes("/sections/")) return null;
  return {
    section: pascal(basename(dirname(importPath))),
    variant: pascal(basename(importPath, ".stories.tsx")),
  };
}

async function defaultStories(): Promise<(StoryEntry & { section: string; variant: string })[]> {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    await readFile(join(built, "index.json"), "utf8"),
  );
  return Object.values(index.entries).flatMap((entry) => {
    const variant = entry.type === "story" && entry.name === "Default" ? variantOf(entry.importPath) : null;
    return variant === null ? [] : [{ ...entry, ...variant }];
  });
}

declare global {
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } | undefined;
}

/** In the page: the story is drawn and its play function done. Throws where it failed. */
function storyFinished(): boolean {
  const phase = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? "";
  if (phase === "errored" || phase === "aborted") throw new Error(`The story ${phase}.`);
  return phase === "finished";
}

/** In the page: the lowest edge of what the story shows, open panels included. */
function lowestEdge(): number {
  const shown = [...document.querySelectorAll("#storybook-root *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return Math.ceil(Math.max(...shown.map((element) => element.getBoundingClientRect().bottom)));
}

async function capture(page: Page, origin: string, id: string): Promise<Buffer> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: "networkidle" });
  await page.waitForFunction(storyFinished);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const height = Math.min(await page.evaluate(lowestEdge), tallest);
  return page.screenshot({ animations: "disabled", clip: { x: 0, y: 0, width, height }, fullPage: true });
}

const wanted = new Set(process.argv.slice(2));
execFileSync("storybook", ["build", "--output-dir", built, "--quiet"], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
});
const stories = (await defaultStories()).filter(({ variant }) => wanted.size === 0 || wanted.has(variant));
const { origin, close } = await serveFolder(built);
const browser = await launchBrowser();
const context = await browser.newContext({
  viewport: { width, height: 720 },
  reducedMotion: "reduce",
  locale: "es-MX",
  timezoneId: "America/Mexico_City",
});
const page = await context.newPage();
await page.clock.setFixedTime(frozenTime);
for (const { id, section, variant } of stories) {
  const picture = await sharp(await capture(page, origin, id))
    .webp({ quality: 82 })
    .toBuffer();
  await mkdir(join(previews, section), { recursive: true });
  await writeFile(join(previews, section, `${variant}.webp`), picture);
  console.log(`${section}/${variant}.webp  ${Math.round(picture.length / 1024)} KB`);
}
await browser.close();
await close();
console.log(`${stories.length} pictures taken in the ${browserKind()} browser.`);
