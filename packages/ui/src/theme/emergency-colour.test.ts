import { differenceCiede2000 } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paletteFrom } from "./brand-palette.ts";
import { oklchOf, parseColor } from "./contrast.ts";
import type { ColorRole, Palette } from "./palette.ts";
import { themes } from "./presets.ts";

/** Degrees between two hues, from 0 to 180. */
const hueDistance = (one: string, other: string): number => {
  const distance = Math.abs((oklchOf(one).h ?? 0) - (oklchOf(other).h ?? 0)) % 360;
  return Math.min(distance, 360 - distance);
};

/** With less chroma a colour is grey, whatever its hue. `isEmergencyRed` takes 0.05; colours are rounded to sRGB. */
const leastChroma = 0.06;

/** How many degrees a hue has to be away from red. `isEmergencyRed` takes 35; colours are rounded to sRGB. */
const leastDistance = 30;

/** Colours of controls, links, prices and states other than emergencies. */
const calmRoles = [
  "action",
  "action-strong",
  "action-on-inverse",
  "inverse-action",
  "info",
  "info-strong",
  "info-on-inverse",
  "inverse-accent",
  "inverse-info",
  "positive",
  "positive-strong",
  "inverse-positive",
] as const satisfies readonly ColorRole[];

const redRoles = (palette: Palette) =>
  calmRoles.filter(
    (role) =>
      oklchOf(palette[role]).c >= leastChroma &&
      (hueDistance(palette[role], palette.urgent) < leastDistance ||
        hueDistance(palette[role], palette["inverse-urgent"]) < leastDistance),
  );

const difference = differenceCiede2000();

describe.each(Object.values(themes))("the theme $name keeps red for emergencies", (preset) => {
  const { palette, dark } = preset;

  it("in every colour of a control", () => {
    expect(redRoles(palette)).toEqual([]);
    expect(difference(parseColor(palette.action), parseColor(palette.urgent))).toBeGreaterThan(20);
  });

  it("with any colour of the clinic's own, also a red one", () => {
    const reds = fc.integer({ min: 0, max: 255 }).map((value) => {
      const part = Math.floor(value / 3).toString(16);
      return `#${value.toString(16).padStart(2, "0")}${part.padStart(2, "0")}${part.padStart(2, "0")}`;
    });
    const any = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.oneof(any, reds), (colour) => {
        const derived = paletteFrom(colour, palette, dark);
        if (derived.ok) expect(redRoles(derived.palette)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });
});
