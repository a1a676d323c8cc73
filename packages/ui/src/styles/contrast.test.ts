import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

interface Color {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** The token's value as theme.css has it. */
function token(name: string): Color {
  const match = theme.match(
    new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)(?: / ([\\d.]+))?\\)`),
  );
  if (!match) throw new Error(`theme.css has no colour token "${name}" written as oklch(l c h).`);
  const [, l, c, h, alpha = "1"] = match;
  return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha) };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear sRGB of an OKLCH colour (Björn Ottosson's matrices), clipped to the gamut as browsers clip. */
function linear({ l, c, h }: Color): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour laid over a ground (WCAG 2.2). Layers blend in sRGB, as browsers blend them. */
function luminance(over: Color, ground: Color): number {
  const below = linear(ground);
  const [red = 0, green = 0, blue = 0] = linear(over).map((value, channel) =>
    decode(encode(value) * over.alpha + encode(below[channel] ?? 0) * (1 - over.alpha)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string): number {
  const [a, b] = [luminance(token(front), token(ground)), luminance(token(ground), token(ground))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const light = ["white", "paper", "bone", "vein-mist", "artery-mist", "lymph-mist"];
const text: [string, string[]][] = [
  ["ink", [...light, "bone-deep"]],
  ["ink-soft", [...light]],
  ["artery", light],
  ["artery-deep", [...light, "bone-deep"]],
  ["vein", light],
  ["vein-deep", light],
  ["lymph-deep", light],
  ["urgent", ["white", "paper", "bone"]],
  ["white", ["artery", "artery-deep", "vein", "vein-deep", "lymph-deep", "urgent", "ink"]],
  ["paper", ["ink", "ink-raised", "artery", "artery-deep", "vein", "vein-deep", "lymph-deep"]],
  ["bone", ["ink", "ink-raised", "vein-deep"]],
  ["on-dark-soft", ["ink", "ink-raised", "vein-deep", "artery-deep"]],
  ["artery-glow", ["ink", "ink-raised"]],
  ["vein-glow", ["ink", "ink-raised", "vein-deep"]],
];
const controls: [string, string[]][] = [
  ["vein", light],
  ["paper", ["ink", "ink-raised"]],
  ["lymph", ["paper", "white", "ink"]],
  ["line-strong", ["paper", "bone", "white"]],
  ["artery", ["bone-deep"]],
];

describe("contrast of the tokens as they are paired", () => {
  for (const [front, grounds] of text) {
    for (const ground of grounds) {
      it(`text in ${front} is legible on ${ground}`, () => {
        expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
      });
    }
  }

  for (const [front, grounds] of controls) {
    for (const ground of grounds) {
      it(`controls, rings and large shapes in ${front} stand out on ${ground}`, () => {
        expect(contrast(front, ground)).toBeGreaterThanOrEqual(3);
      });
    }
  }

  it("measures what is known: black on white is 21 to 1", () => {
    const white = { l: 1, c: 0, h: 0, alpha: 1 };
    const black = { l: 0, c: 0, h: 0, alpha: 1 };
    expect((luminance(white, white) + 0.05) / (luminance(black, black) + 0.05)).toBeCloseTo(21, 1);
  });
});
