/** A colour as theme.css writes it: `oklch(l c h)` or `oklch(l c h / alpha)`. */
export interface Color {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** Every colour token of a stylesheet, by name. */
export function colorTokens(css: string): Map<string, Color> {
  const tokens = css.matchAll(/--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g);
  return new Map(
    [...tokens].map(([, name = "", l, c, h, alpha = "1"]) => [
      name,
      { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha) },
    ]),
  );
}

/** Contrast of a colour laid over a ground, from 1 to 21 (WCAG 2.2). */
export function contrast(front: Color, ground: Color): number {
  const [a, b] = [luminance(front, ground), luminance(ground, ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of a colour over a ground. Layers blend in sRGB, as browsers blend them. */
function luminance(over: Color, ground: Color): number {
  const below = linear(ground);
  const [red = 0, green = 0, blue = 0] = linear(over).map((value, channel) =>
    decode(encode(value) * over.alpha + encode(below[channel] ?? 0) * (1 - over.alpha)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

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
