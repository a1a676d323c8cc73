import { glob } from "node:fs/promises";
import { join } from "node:path";
import { type ThemePreset, themes } from "../../packages/ui/src/theme/presets.ts";
import type { CatalogueEntry } from "../browser/catalogue.ts";
import { variantOf } from "../variants/variant-path.ts";

/** What a screenshot needs to know of an entry of the catalogue. */
type ScreenshotStory = Pick<CatalogueEntry, "id" | "exportName" | "importPath" | "type">;

/** A screenshot that is kept in git: a story at a width. */
export interface Screenshot {
  /** Where it is kept, below `packages/ui/previews`: `Hero/HeroSplit.webp`, `pages/Home.360.webp`. */
  file: string;
  /** What it shows: the variant or the page's story. */
  subject: string;
  story: string;
  width: ScreenshotWidth;
  /** The theme in which it is drawn; the first where none is named. */
  theme?: ThemePreset["id"];
}

/** A phone, a tablet and a desk. */
type ScreenshotWidth = 360 | 768 | 1280;

export const previewsFolder = join(import.meta.dirname, "..", "..", "packages", "ui", "previews");

/** Rows that the browser draws in one go without loss. */
export const strip = 8000;

/** The file of each strip of a tall screenshot: `pages/Home.360.webp`, `pages/Home.360.2.webp`. */
export const stripFile = ({ file }: Pick<Screenshot, "file">, index: number): string =>
  index === 0 ? file : file.replace(/\.webp$/, `.${index + 1}.webp`);

/** The theme that differs most from the first: a section that forgets a role of the theme is seen in it. */
const otherTheme = "night";

const [, ...otherThemes] = Object.values(themes).map(({ id }) => id);

/** The width for stories that end with a menu, a drawer or a dialog open, by their names in code. */
const openStates: Readonly<Record<string, ScreenshotWidth>> = {
  DrawerOpen: 360,
  SubmenuOpen: 1280,
  ByMouse: 1280,
  ContactCard: 1280,
  WholeTestimonial: 360,
};

/** The page that is taken on a phone in every theme: it is short, and has forms, buttons, icons and bands. */
const themedPage = "Contact";

/**
 * Every screenshot of the catalogue: each variant's Default story and each page at three widths, each variant on a
 * phone in one theme more, one page in every theme, and what is open.
 */
export const screenshotsOf = (entries: readonly ScreenshotStory[]): Screenshot[] =>
  entries.flatMap((entry) => [...variantScreenshots(entry), ...pageScreenshots(entry)]);

/** The wide screenshot is the one that the administrator sees, so it has the plain name. */
function variantScreenshots({ id, exportName = "", importPath, type }: ScreenshotStory): Screenshot[] {
  const name = type === "story" ? variantOf(importPath) : null;
  if (name === null) return [];
  const path = `${name.type}/${name.variant}`;
  const width = openStates[exportName];
  if (width !== undefined)
    return [{ file: `${path}.${exportName}.${width}.webp`, subject: name.variant, story: id, width }];
  if (exportName !== "Default") return [];
  return [
    { file: `${path}.webp`, subject: name.variant, story: id, width: 1280 },
    { file: `${path}.768.webp`, subject: name.variant, story: id, width: 768 },
    { file: `${path}.360.webp`, subject: name.variant, story: id, width: 360 },
    {
      file: `${path}.${otherTheme}.360.webp`,
      subject: name.variant,
      story: id,
      width: 360,
      theme: otherTheme,
    },
  ];
}

function pageScreenshots({ id, exportName = "", importPath, type }: ScreenshotStory): Screenshot[] {
  if (type !== "story" || !/\/pages\/(?:site-page|ready-sites)\.stories\.tsx$/.test(importPath)) return [];
  const themed = exportName === themedPage ? otherThemes : [];
  return [
    ...([1280, 768, 360] as const).map((width) => ({
      file: `pages/${exportName}.${width}.webp`,
      subject: exportName,
      story: id,
      width,
    })),
    ...themed.map((theme) => ({
      file: `pages/${exportName}.${theme}.360.webp`,
      subject: exportName,
      story: id,
      width: 360 as const,
      theme,
    })),
  ];
}

/** The screenshots of the named subjects; all where none is named. Throws where a name is unknown. */
export function selectScreenshots(
  screenshots: readonly Screenshot[],
  subjects: readonly string[],
): Screenshot[] {
  const unknown = subjects.filter((name) => !screenshots.some(({ subject }) => subject === name));
  if (unknown.length > 0)
    throw new Error(`No variant or page has a story for ${unknown.map((name) => `"${name}"`).join(", ")}.`);
  return screenshots.filter(({ subject }) => subjects.length === 0 || subjects.includes(subject));
}

/** The screenshots for a run that has to be short: each variant and one page on a phone, and one on each other width and theme. */
export function forShortRun(screenshots: readonly Screenshot[]): Screenshot[] {
  const kindOf = ({ file, width, theme }: Screenshot) => {
    if (width !== 360 || theme !== undefined) return `${width} ${theme !== undefined}`;
    return file.startsWith("pages/") ? "a page on a phone" : file;
  };
  return [...Map.groupBy(screenshots, kindOf).values()].flatMap(([first]) => first ?? []);
}

/** Files in git that no story draws any more. */
export async function filesWithoutStory(screenshots: readonly Screenshot[]): Promise<string[]> {
  const known = new Set(screenshots.map(({ file }) => file));
  const files = await Array.fromAsync(glob("*/*.webp", { cwd: previewsFolder }));
  return files.filter((file) => !known.has(file.replace(/\.\d\.webp$/, ".webp"))).sort();
}
