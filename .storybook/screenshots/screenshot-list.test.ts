import { expect, it } from "vitest";
import { screenshotsOf, selectScreenshots } from "./screenshot-list.ts";

const story = (id: string, exportName: string, importPath: string) => ({
  id,
  exportName,
  importPath,
  type: "story" as const,
});

const screenshots = screenshotsOf([
  story("hero-split--default", "Default", "./packages/ui/src/sections/hero/hero-split.stories.tsx"),
  story("hero-split--minimal", "Minimal", "./packages/ui/src/sections/hero/hero-split.stories.tsx"),
  story("sitio--home", "Home", "./packages/ui/src/pages/site-page.stories.tsx"),
  story("silueta--default", "Default", "./packages/ui/src/components/body-outline/body-outline.stories.tsx"),
  {
    ...story("hero-split--docs", "", "./packages/ui/src/sections/hero/hero-split.stories.tsx"),
    type: "docs",
  },
]);

it("a variant's Default story and each page are taken at three widths, and nothing else", () => {
  expect(screenshots.map(({ file, width }) => [file, width])).toEqual([
    ["Hero/HeroSplit.webp", 1280],
    ["Hero/HeroSplit.768.webp", 768],
    ["Hero/HeroSplit.360.webp", 360],
    ["pages/Home.1280.webp", 1280],
    ["pages/Home.768.webp", 768],
    ["pages/Home.360.webp", 360],
  ]);
});

it("names choose among them, and one that nothing has is refused", () => {
  expect(selectScreenshots(screenshots, ["Home"]).map(({ story: id }) => id)).toEqual([
    "sitio--home",
    "sitio--home",
    "sitio--home",
  ]);
  expect(() => selectScreenshots(screenshots, ["HeroSplitt"])).toThrow(
    'No variant or page has a story for "HeroSplitt".',
  );
});
