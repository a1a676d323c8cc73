import { expect, it } from "vitest";
import { forShortRun, screenshotsOf, selectScreenshots, stripFile } from "./screenshot-list.ts";

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

it("a variant's Default story and each page are taken at three widths, a variant in another theme too, and nothing else", () => {
  expect(screenshots.map(({ file, width }) => [file, width])).toEqual([
    ["Hero/HeroSplit.webp", 1280],
    ["Hero/HeroSplit.768.webp", 768],
    ["Hero/HeroSplit.360.webp", 360],
    ["Hero/HeroSplit.night.360.webp", 360],
    ["pages/Home.1280.webp", 1280],
    ["pages/Home.768.webp", 768],
    ["pages/Home.360.webp", 360],
  ]);
});

it("what a story leaves open is taken at its width, and one page in every theme", () => {
  const path = "./packages/ui/src/sections/header/header-overlay.stories.tsx";
  expect(screenshotsOf([story("header--open", "SubmenuOpen", path)]).map(({ file }) => file)).toEqual([
    "Header/HeaderOverlay.SubmenuOpen.1280.webp",
  ]);
  const contact = screenshotsOf([
    story("sitio--contact", "Contact", "./packages/ui/src/pages/site-page.stories.tsx"),
  ]);
  expect(contact.map(({ file }) => file)).toContain("pages/Contact.clay.360.webp");
  expect(contact).toHaveLength(10);
});

it("the strips of a tall screenshot are numbered from the second on", () => {
  const file = "pages/Home.360.webp";
  expect([0, 1].map((index) => stripFile({ file }, index))).toEqual([file, "pages/Home.360.2.webp"]);
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

it("a short run takes every variant and one page on a phone, and one on a desk, on a tablet and in another theme", () => {
  const path = "./packages/ui/src/sections/hero/";
  const all = screenshotsOf([
    story("hero-slider--default", "Default", `${path}hero-slider.stories.tsx`),
    story("hero-split--default", "Default", `${path}hero-split.stories.tsx`),
    story(
      "purpose-tiles--default",
      "Default",
      "./packages/ui/src/sections/purpose/purpose-tiles.stories.tsx",
    ),
    story("sitio--home", "Home", "./packages/ui/src/pages/site-page.stories.tsx"),
    story("sitio--contact", "Contact", "./packages/ui/src/pages/site-page.stories.tsx"),
  ]);
  expect(all).toHaveLength(25);
  const few = forShortRun(all);
  expect(few).toHaveLength(7);
  const at = (size: number) => few.filter(({ width }) => width === size).map(({ subject }) => subject);
  expect(at(1280)).toEqual(["HeroSlider"]);
  expect(at(768)).toEqual(["HeroSlider"]);
  expect(few.flatMap(({ theme, subject }) => (theme === undefined ? [] : [subject]))).toEqual(["HeroSlider"]);
});
