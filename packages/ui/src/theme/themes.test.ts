import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blend, differenceCiede2000 } from "culori";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { paletteFrom } from "./brand-palette.ts";
import { checkTheme, themeProblems, weakPairings } from "./check-theme.ts";
import { contrast, parseColor } from "./contrast.ts";
import { isEmergencyRed } from "./emergency-red.ts";
import { leastContrast } from "./pairings.ts";
import { type ColorRole, firstPalette } from "./palette.ts";
import { themes } from "./presets.ts";
import { firstProperties } from "./shapes.ts";
import { themeCss } from "./theme-css.ts";

const presets = Object.values(themes);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("the first palette is that of theme.css", () => {
  const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
  const colors = [...css.matchAll(/--color-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(colors)).toEqual(firstPalette);
});

it("the first properties are those of theme.css", () => {
  const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8").replace(/\s+/g, " ");
  for (const [name, value] of Object.entries(firstProperties))
    expect(css.replaceAll('", "', '","').replaceAll('", s', '",s')).toContain(`${name}: ${value};`);
});

describe.each(presets)("the theme $name", (preset) => {
  it("for a part of a page sets all that any theme sets", () => {
    const names = (css: string) => new Set(css.match(/(?<=[{;])(?:--[\w-]+|color-scheme)(?=:)/g));
    const own = names(themeCss({ preset: preset.id }, ".part"));
    for (const { id } of presets)
      expect([...names(themeCss({ preset: id }))].filter((name) => !own.has(name))).toEqual([]);
  });

  it("meets WCAG AA in every pairing", () => {
    expect(weakPairings(preset.palette)).toEqual([]);
  });

  it.each(["#fff", "#000"])("keeps the words of HeroVideo legible on a frame that is all %s", (frame) => {
    const scrim = { ...parseColor(preset.palette.scrim), alpha: 0.7 };
    const ground = blend([parseColor(frame), scrim]);
    expect(contrast(parseColor(preset.palette["on-inverse"]), ground)).toBeGreaterThanOrEqual(
      leastContrast.text,
    );
  });

  it("has tiles that can be told apart where they lie side by side", () => {
    const { palette } = preset;
    const difference = differenceCiede2000();
    const apart = (one: ColorRole, other: ColorRole) =>
      difference(parseColor(palette[one]), parseColor(palette[other]));
    expect(apart("inverse-action", "inverse-accent")).toBeGreaterThan(10);
    expect(apart("inverse-accent", "inverse-positive")).toBeGreaterThan(10);
    expect(apart("inverse-positive", "inverse")).toBeGreaterThan(10);
  });

  it("has colours of actions and notes that differ from the green of message buttons", () => {
    const difference = differenceCiede2000();
    const green = parseColor(preset.palette["positive-strong"]);
    expect(difference(parseColor(preset.palette.action), green)).toBeGreaterThan(15);
    expect(difference(parseColor(preset.palette.info), green)).toBeGreaterThan(15);
  });

  it("takes any brand colour exactly, with every pairing at AA, or names the nearest that it takes", () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const result = paletteFrom(brand, preset.palette, preset.dark);
        if (result.ok) {
          expect(result.palette.brand).toBe(brand);
          expect(result.palette.action).toBe(isEmergencyRed(brand) ? preset.palette.action : brand);
          expect(weakPairings(result.palette)).toEqual([]);
          return;
        }
        expect(result.problems.length).toBeGreaterThan(0);
        const nearest = paletteFrom(result.nearest, preset.palette, preset.dark);
        expect(nearest.ok && weakPairings(nearest.palette)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const { flow, ...laterThemes } = themes;

it.each(Object.values(laterThemes))(
  "the theme $name differs from the first in three things beside colours",
  (preset) => {
    const shapes = (["fonts", "radius", "density", "ornament"] as const).filter(
      (part) => preset[part] !== flow[part],
    );
    expect(shapes.length + Object.keys(preset.details).length).toBeGreaterThanOrEqual(3);
  },
);

describe("a theme's stylesheet", () => {
  it("is empty for the first preset", () => {
    expect(themeCss(undefined)).toBe("");
    expect(themeCss({ preset: "flow" })).toBe("");
  });

  const namesWith = (brand: string) =>
    [...themeCss({ preset: "flow", brand }).matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);

  it("of a colour of the clinic's own holds the colours of its logo and its actions alone", () => {
    const names = namesWith("#1f6b4f");
    expect(names).toContain("--color-action");
    expect(names).toContain("--color-brand");
    expect(names.every((name) => /action|brand/.test(name ?? ""))).toBe(true);
  });

  it("of a red of the clinic's own holds the colours of its logo alone", () => {
    const names = namesWith("#9c1c1c");
    expect(names).toContain("--color-brand");
    expect(names.every((name) => name?.includes("brand"))).toBe(true);
  });

  it("takes a choice over the preset's own", () => {
    expect(themeCss({ preset: "blueprint" })).toContain("--radius-card:0");
    expect(themeCss({ preset: "blueprint", radius: "soft" })).not.toContain("--radius");
    expect(themeCss({ preset: "flow", radius: "sharp" })).toBe(
      ":root{--radius-small:0;--radius-card:0;--radius-full:0;--radius-button:0}",
    );
  });

  it("has its screen's colours in hexadecimal, which old phones know", () => {
    for (const { id } of presets)
      expect(themeCss({ preset: id }).split("@media print")[0]).not.toContain("oklch");
  });

  it("takes a colour without its sign, or in three digits", () => {
    const whole = themeCss({ preset: "flow", brand: "#0f766e" });
    expect(themeCss({ preset: "flow", brand: "0f766e" })).toBe(whole);
    expect(themeCss({ preset: "flow", brand: "#227755" })).toBe(themeCss({ preset: "flow", brand: "275" }));
  });

  it.each([
    ['{"preset":"flow","brand":"teal-ish"}', 'the colour "teal-ish" is not used'],
    ['{"preset":"nigth"}', 'no theme is called "nigth"'],
  ])("is that of the preset where %s cannot be used, and development says why", (theme, message) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(themeCss(JSON.parse(theme))).toBe("");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(message));
  });

  it("has the nearest colour that can be read in place of one that cannot, and development says so", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const [{ nearest = "" } = {}] = checkTheme({ preset: "flow", brand: "#ffd400" });
    expect(themeCss({ preset: "flow", brand: "#ffd400" })).toBe(themeCss({ preset: "flow", brand: nearest }));
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`The nearest that works, ${nearest}, is drawn.`),
    );
  });

  it("has the corners of the chosen radius on its buttons, and otherwise the preset's own", () => {
    expect(themeCss({ preset: "night" })).toContain("--radius-button:0.625rem");
    expect(themeCss({ preset: "night", radius: "soft" })).toContain("--radius-button:0.625rem");
    expect(themeCss({ preset: "night", radius: "round" })).not.toContain("--radius-button:0.625rem");
  });

  it("of a dark theme marks the discs inside its root, and where the section is the root", () => {
    const css = themeCss({ preset: "night" }, "[data-section]");
    expect(css).toContain(
      '[data-section="Experience"]:is([data-section],[data-section] *) [style^="background-color"]',
    );
  });

  it("of a dark theme prints in the colours of paper", () => {
    const [, print = ""] = themeCss({ preset: "night" }).split("@media print");
    expect(print).toContain(`--color-surface:${firstPalette.surface}`);
  });
});

describe("a brand colour that cannot be read", () => {
  it("understands a colour as people write it, and says which text is none", () => {
    expect(checkTheme({ preset: "flow", brand: "FFD400" })).toEqual(
      checkTheme({ preset: "flow", brand: "#ffd400" }),
    );
    expect(() => checkTheme({ preset: "flow", brand: "teal" })).toThrow(
      '"teal" is no colour: write it as six',
    );
  });

  it("is named with its pairing and the nearest colour", () => {
    const [problem] = checkTheme({ preset: "flow", brand: "#ffd400" });
    expect(problem).toMatchObject({ field: "brand", front: "action", least: 4.5 });
    const [reported] = themeProblems({ preset: "flow", brand: "#ffd400" });
    expect(reported?.path).toBe("brand");
    expect(reported?.message).toMatch(
      /«#ffd400» sobre .+ contraste de 1\.\d a 1 y necesita 4\.5 a 1.+ es #[0-9a-f]{6}\.$/,
    );
  });

  it.each([
    // 4.48 is not yet 4.5.
    ["#6b6b6b", /contraste de 4\.4 a 1 y necesita 4\.5 a 1\. El color/],
    ["#008000", /, y tampoco alcanza sobre un fondo más\. El color/],
    ["#747474", /, y tampoco alcanza sobre 3 fondos más\. El color/],
  ])("is told in figures that differ, and by how many grounds: %s", (brand, message) => {
    expect(themeProblems({ preset: "flow", brand })[0]?.message).toMatch(message);
  });

  it("depends on the ground: a light colour suits a dark theme", () => {
    expect(checkTheme({ preset: "night", brand: "#ffd400" })).toEqual([]);
    expect(checkTheme({ preset: "night", brand: "#123456" })).not.toEqual([]);
  });
});
