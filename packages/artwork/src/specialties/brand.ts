import { type Lettering, lettering, letteringWidth } from "@consultorio/pictures/drawing";

/** The brand of an example clinic. */
export interface Brand {
  name: string;
  field: string;
  face: NonNullable<Lettering["face"]>;
  /** Drawn on a grid of 64 px, in the given colour and the colour of the ground behind it. */
  mark: (ink: string, ground: string) => string;
  ink: string;
  text: string;
  /** On dark ground. */
  light: string;
  /** Corner of the icon's tile, in pixels of 64. */
  corner: number;
}

const document = (width: number, height: number, parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${parts}</svg>\n`;

/** Mark, name and field in a line, 64 px high. */
function logo({ name, field, face, mark }: Brand, ink: string, text: string, ground: string): string {
  const title = { size: 29, weight: 640, face };
  const under = { size: 16, weight: 480, face: "figtree" as const };
  const x = 78;
  const width = x + Math.max(letteringWidth(name, title), letteringWidth(field, under));
  const line = (content: string, setting: typeof title | typeof under, y: number) =>
    `<path d="${lettering(content, { ...setting, x, y })}" fill="${text}"/>`;
  return document(Math.ceil(width), 64, mark(ink, ground) + line(name, title, 32) + line(field, under, 54));
}

/** The logo for both grounds, and the icon of the browser's tab, by file name without `.svg`. */
export const brandDrawings = (brand: Brand): Readonly<Record<string, () => string>> => ({
  logo: () => logo(brand, brand.ink, brand.text, "#fff"),
  "logo-light": () => logo(brand, brand.light, "#fff", brand.text),
  mark: () =>
    document(
      64,
      64,
      `<rect width="64" height="64" rx="${brand.corner}" fill="${brand.ink}"/><g transform="translate(9 9) scale(.72)">${brand.mark("#fff", brand.ink)}</g>`,
    ),
});
