/** Pieces of SVG that the drawings of the specialties are made of. Places and sizes are pixels of the sheet. */

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${spaced(more)}/>`;

export const ring = (x: number, y: number, radius: number, color: string, width: number, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${color}" stroke-width="${n(width)}"${spaced(more)}/>`;

export const oval = (x: number, y: number, across: number, down: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fill}"${spaced(more)}/>`;

/** A filled outline. */
export const area = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${spaced(more)}/>`;

/** A line with round ends. */
export const line = (d: string, color: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${spaced(more)}/>`;

export const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = "",
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${spaced(more)}/>`;

/** Parts that are drawn around (0, 0), moved to a place, turned (degrees) and scaled. */
export const place = (x: number, y: number, parts: string, turn = 0, size = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? "" : ` rotate(${n(turn)})`}${size === 1 ? "" : ` scale(${n(size)})`}">${parts}</g>`;

export const faint = (opacity: number, parts: string): string => `<g opacity="${opacity}">${parts}</g>`;

/** Parts that show only inside a circle. `id` is unique in the drawing. */
export const inCircle = (id: string, x: number, y: number, radius: number, parts: string): string =>
  `<clipPath id="${id}">${circle(x, y, radius, "#000")}</clipPath><g clip-path="url(#${id})">${parts}</g>`;

/** `count` parts, one for each place from 0 on. */
export const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join("");

/** A band from a wavy upper edge down to `bottom`. */
export function wave(width: number, bottom: number, y: number, swell: number, phase: number, fill: string) {
  const step = width / 12;
  const height = (x: number) => y + swell * Math.sin(phase + (x / width) * Math.PI * 2);
  const edge = times(13, (index) => {
    const x = index * step;
    const middle = x + step / 2;
    return `Q${n(x)} ${n(height(x))} ${n(middle)} ${n((height(x) + height(x + step)) / 2)}`;
  });
  return area(`M${n(-step)} ${n(height(-step))}${edge}V${bottom}H${n(-step)}Z`, fill);
}

/** A whole drawing on its ground; without a ground it is transparent. */
export const sheet = (width: number, height: number, ground: string | null, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${
    ground === null ? "" : `<rect width="${width}" height="${height}" fill="${ground}"/>`
  }${parts}</svg>\n`;

export const card = (ground: string, parts: string): string => sheet(1440, 1080, ground, parts);
export const wide = (ground: string, parts: string): string => sheet(1920, 1080, ground, parts);

const n = (value: number) => String(Math.round(value * 10) / 10);
const spaced = (more: string) => (more === "" ? "" : ` ${more}`);
