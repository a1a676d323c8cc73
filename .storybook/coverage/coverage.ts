import { storyNameFromExport, toId } from "storybook/internal/csf";
import { sectionTypes } from "../../packages/content/src/index.ts";
import { variantIds } from "../../packages/ui/src/registry/catalog.ts";
import { fileName } from "../../packages/ui/src/registry/file-name.ts";
import { guideOf } from "../variants/guide.ts";
import { previewScreenshot } from "../variants/preview-screenshots.ts";
import { type VariantName, variantOf } from "../variants/variant-path.ts";

declare global {
  /** Hash of the sources that the catalogue is built from. */
  var catalogueSources: string;
}

/** A stories file: its own annotations under `default`, beside those of its stories. */
type StoryModule = Record<string, { title?: string; parameters?: Parameters; play?: unknown }>;

interface Parameters extends Record<string, unknown> {
  a11y?: { test?: string };
}

const storyModules = import.meta.glob<StoryModule>("../../packages/ui/src/**/*.stories.tsx", {
  eager: true,
});
const unitTests = import.meta.glob<string>("../../packages/ui/src/sections/*/*.test.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What Playwright reports of a comparison of screenshots. */
interface ComparisonReport {
  config: { metadata: { sources: string } };
  suites: { specs: { title: string; ok: boolean }[] }[];
}
const lastComparison = import.meta.glob<ComparisonReport>("../../test-results/screenshots.json", {
  import: "default",
  eager: true,
});

/** The five situations that every variant is shown in. */
const fixtureStories = ["Default", "Minimal", "LongText", "MissingPictures", "ManyItems"];

export type ScreenshotState = "missing" | "changed" | "same" | "unknown";

/** The files of the library for a variant, counted. */
export interface Coverage extends VariantName {
  /** Where its Default story is, or null where it has none. */
  page: string | null;
  stories: number;
  fixtures: number;
  interactions: number;
  unitTested: boolean;
  screenshot: ScreenshotState;
  guided: boolean;
}

export const fixtureCount = fixtureStories.length;

/** Every variant of the catalog with the files of the library for it, in the catalog's order. */
export function coverage(): Coverage[] {
  const modules = new Map(
    Object.entries(storyModules).flatMap(([path, module]) => {
      const name = variantOf(path);
      return name === null ? [] : [[name.variant, module] as const];
    }),
  );
  return sectionTypes.flatMap((type) =>
    variantIds(type).map((variant) => ({
      type,
      variant,
      ...storyCoverage(modules.get(variant)),
      unitTested: isUnitTested({ type, variant }),
      screenshot: screenshotState({ type, variant }),
    })),
  );
}

/** All stories of the library, those of its pages and parts too, and how many of them axe looks at. */
export function storyTotals(): { stories: number; checkedByAxe: number } {
  const stories = Object.values(storyModules).flatMap((module) => {
    const { meta, stories: ownStories } = partsOf(module);
    return Object.values(ownStories).map(
      ({ parameters }) => parameters?.a11y?.test ?? meta?.parameters?.a11y?.test,
    );
  });
  return { stories: stories.length, checkedByAxe: stories.filter((test) => test !== "off").length };
}

/** Storybook adds an export to each file, with the order of the stories. */
function partsOf({ default: meta, ...exports }: StoryModule) {
  const stories: StoryModule = Object.fromEntries(
    Object.entries(exports).filter(([name]) => !name.startsWith("__")),
  );
  return { meta, stories };
}

function storyCoverage(module: StoryModule | undefined) {
  const { meta, stories } = partsOf(module ?? {});
  const names = Object.keys(stories);
  return {
    page: meta?.title && names.includes("Default") ? toId(meta.title, storyNameFromExport("Default")) : null,
    stories: names.length,
    fixtures: fixtureStories.filter((name) => names.includes(name)).length,
    interactions: Object.values(stories).filter(({ play }) => (play ?? meta?.play) !== undefined).length,
    guided: guideOf(meta?.parameters ?? {}) !== null,
  };
}

/** The type's test names the variant, or walks through the table of all of the type's drawings. */
function isUnitTested({ type, variant }: VariantName): boolean {
  const name = fileName(type);
  const source = unitTests[`../../packages/ui/src/sections/${name}/${name}.test.tsx`] ?? "";
  return (
    new RegExp(`\\b${variant}\\b`).test(source) || /\bObject\.entries\((?:navMenus|components)\b/.test(source)
  );
}

/** The result of the last `pnpm visual`, if it compared the variant and the sources are still the same. */
function screenshotState({ type, variant }: VariantName): ScreenshotState {
  if ([360, 768, 1280].some((width) => previewScreenshot(type, variant, width) === null)) return "missing";
  const [report] = Object.values(lastComparison);
  if (report?.config.metadata.sources !== catalogueSources) return "unknown";
  const specs = new Map(
    report.suites.flatMap((suite) => suite.specs.map(({ title, ok }) => [title, ok] as const)),
  );
  const results = ["", ".768", ".360", ".night.360"].map((width) =>
    specs.get(`${type}/${variant}${width}.webp`),
  );
  if (results.includes(false)) return "changed";
  return results.includes(undefined) ? "unknown" : "same";
}
