import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Color } from "culori";
import { describe, expect, it } from "vitest";
import { colorTokens } from "../../scripts/color-tokens.ts";
import { contrast } from "./contrast.ts";
import { controlPairings, leastContrast, textPairings } from "./pairings.ts";

const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
const tokens = colorTokens(theme);

function token(name: string): Color {
  const color = tokens.get(name);
  if (!color) throw new Error(`theme.css has no colour token "${name}" written as oklch(l c h).`);
  return color;
}

describe("contrast of the tokens as they are paired", () => {
  for (const [front, grounds] of textPairings) {
    for (const ground of grounds) {
      it(`text in ${front} is legible on ${ground}`, () => {
        expect(contrast(token(front), token(ground))).toBeGreaterThanOrEqual(leastContrast.text);
      });
    }
  }

  for (const [front, grounds] of controlPairings) {
    for (const ground of grounds) {
      it(`controls, rings and large shapes in ${front} stand out on ${ground}`, () => {
        expect(contrast(token(front), token(ground))).toBeGreaterThanOrEqual(leastContrast.control);
      });
    }
  }

  it("reads every colour of the theme", () => {
    expect(tokens.size).toBe(theme.match(/--color-[a-z-]+: /g)?.length);
  });

  it("measures 21 to 1 for black on white", () => {
    expect(contrast({ mode: "oklch", l: 0, c: 0 }, { mode: "oklch", l: 1, c: 0 })).toBeCloseTo(21, 1);
  });
});
