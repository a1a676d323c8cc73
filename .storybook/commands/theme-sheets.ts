import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { type ThemePreset, themes } from "../../packages/ui/src/theme/presets.ts";
import { themeCss } from "../../packages/ui/src/theme/theme-css.ts";
import { type Catalogue, withCatalogue } from "../browser/catalogue.ts";
import { columnWidth, contactSheet, sheetColumns, type Thumbnail } from "../screenshots/contact-sheet.ts";
import { openStory } from "../screenshots/open-story.ts";
import { everythingPainted, lowestEdge, writeStyle } from "../screenshots/page-functions.ts";
import { type Screenshot, screenshotsOf, strip } from "../screenshots/screenshot-list.ts";
import { sheetHashes, themeHash } from "../screenshots/theme-hash.ts";
import { styleId } from "../theme-switch.ts";
import { workers } from "./workers.ts";

/**
 * `pnpm theme-sheets [theme…]`: draws every variant at 360, 768 and 1280 px in the named themes, in all where none is
 * named, and saves one contact sheet for each theme and width, with a hash of each theme.
 */
const requestedThemes = process.argv.slice(2);
const unknown = requestedThemes.filter((id) => !(id in themes));
if (unknown.length > 0) throw new Error(`No theme is called ${unknown.map((id) => `"${id}"`).join(", ")}.`);
const ids = Object.values(themes).flatMap(({ id }) =>
  requestedThemes.length === 0 || requestedThemes.includes(id) ? [id] : [],
);
const folder = dirname(sheetHashes);

/** As on the kept screenshots. */
const style = await readFile(join(import.meta.dirname, "../screenshots/screenshot.css"), "utf8");

/** A tall section is cut: the rest looks like the visible part. */
const tallest = 2.8;

async function thumbnail(png: Buffer, width: Screenshot["width"]): Promise<Thumbnail> {
  const column = columnWidth(sheetColumns[width]);
  const small = await sharp(png).resize({ width: column }).toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, Math.round(column * tallest));
  const image = await sharp(small.data).extract({ left: 0, top: 0, width: column, height }).png().toBuffer();
  return { image, width: column, height };
}

/** Draws one story in each of the themes, one after the other. */
async function inThemes(
  { browser, origin }: Catalogue,
  screenshot: Screenshot,
  presets: readonly ThemePreset["id"][],
): Promise<Buffer[]> {
  const page = await openStory(browser, origin, screenshot);
  try {
    const images: Buffer[] = [];
    for (const preset of presets) {
      await page.evaluate(writeStyle, { id: styleId, css: themeCss({ preset }) });
      await page.waitForFunction(everythingPainted);
      const height = Math.min(strip, await page.evaluate(lowestEdge));
      const clip = { x: 0, y: 0, width: screenshot.width, height };
      images.push(await page.screenshot({ animations: "disabled", clip, fullPage: true, style }));
    }
    return images;
  } catch (error) {
    throw new Error(`${screenshot.file} could not be drawn.`, { cause: error });
  } finally {
    await page.context().close();
  }
}

await withCatalogue(async (catalogue) => {
  const variants = screenshotsOf(catalogue.entries).filter(
    ({ file, theme }) => theme === undefined && !file.startsWith("pages/"),
  );
  const drawn = await pMap(
    variants,
    async (screenshot) => {
      const draw = () => inThemes(catalogue, screenshot, ids);
      // A busy browser stops drawing a page now and then: it draws a new one.
      const images = await draw().catch(draw);
      const thumbnails = await Promise.all(images.map((image) => thumbnail(image, screenshot.width)));
      return { width: screenshot.width, thumbnails };
    },
    { concurrency: workers },
  );
  await mkdir(folder, { recursive: true });
  for (const width of [360, 768, 1280] as const)
    for (const [index, id] of ids.entries()) {
      const ofWidth = drawn.filter((one) => one.width === width);
      const thumbnails = ofWidth.flatMap(({ thumbnails }) => thumbnails.slice(index, index + 1));
      const sheet = await contactSheet(thumbnails, sheetColumns[width]);
      await writeFile(join(folder, `${id}.${width}.webp`), sheet);
      console.log(
        `${id}.${width}.webp: ${thumbnails.length} variants, ${Math.round(sheet.length / 1024)} KB`,
      );
    }
  const hashes = JSON.parse(await readFile(sheetHashes, "utf8"));
  for (const id of ids) hashes[id] = themeHash(id);
  await writeFile(sheetHashes, `${JSON.stringify(hashes, null, 2)}\n`);
});
