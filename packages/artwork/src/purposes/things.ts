import { type ColourName, round, tint } from "@consultorio/pictures/drawing";
import { shadedBox } from "../certificates/box.ts";
import { clay, clayShadow } from "../certificates/clay.ts";

/** Things on a desk or a wall, seen from the front or from above. Places and sizes are pixels of the picture. */

/** A line with round ends. */
export const stroke = (d: string, fill: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

export const ring = (x: number, y: number, r: number, fill: string, width: number, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fill}" stroke-width="${width}" ${more}/>`;

/** A sheet of paper that lies flat. */
export const paper = (x: number, y: number, width: number, height: number): string =>
  shadedBox({ x, y, width, height, radius: 8 }, "paper", 0, 12);

/** A ball of clay with its shadow. */
export const ball = (x: number, y: number, r: number, colour: ColourName, lighter = 0): string =>
  clayShadow({ x, y, r }) + clay({ x, y, r }, colour, lighter);

/** A cup of coffee on its saucer, from above. The handle points to the right, turned by `turn` degrees. */
export function cup(x: number, y: number, colour: ColourName, turn: number): string {
  const ear = `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x + 96} ${y - 30}c84 -26 84 86 0 60`, tint(colour, 0.1), 26)}</g>`;
  return [
    clayShadow({ x, y, r: 168 }),
    clay({ x, y, r: 168 }, "paper", 0),
    clay({ x, y, r: 132 }, "paper", -0.01, true),
    clayShadow({ x, y, r: 104 }),
    ear,
    clay({ x, y, r: 108 }, colour, 0.08),
    `<circle cx="${x}" cy="${y}" r="86" fill="${tint("oak", -0.45, 1.5)}"/>`,
    `<ellipse cx="${x - 24}" cy="${y - 32}" rx="40" ry="26" fill="#fff" opacity="0.14" filter="url(#close)"/>`,
  ].join("");
}

/** A pencil of some length whose tip points up, its middle at the place, turned by `turn` degrees. */
export function pencil(x: number, y: number, length: number, turn: number): string {
  const [half, top] = [17, -length / 2];
  const body = (fill: string, left: number, width: number) =>
    `<rect x="${left}" y="${round(top)}" width="${width}" height="${length}" fill="${fill}"/>`;
  const point = `M${-half} ${round(top)}L0 ${round(top - 62)}L${half} ${round(top)}Z`;
  return [
    `<g transform="translate(${x + 10} ${y + 14}) rotate(${turn})" opacity="0.22" filter="url(#close)">`,
    `<rect x="${-half}" y="${round(top - 50)}" width="${2 * half}" height="${length + 50}" fill="${tint("ink")}"/></g>`,
    `<g transform="translate(${x} ${y}) rotate(${turn})">`,
    body(tint("vein", -0.03), -half, 2 * half) +
      body(tint("vein", 0.07), -half, 13) +
      body(tint("vein", -0.09), 8, 9),
    `<path d="${point}" fill="${tint("oak", 0.1)}"/>`,
    `<path d="M-6 ${round(top - 40)}L0 ${round(top - 62)}L6 ${round(top - 40)}Z" fill="${tint("ink")}"/>`,
    `<rect x="${-half}" y="${round(-top - 4)}" width="${2 * half}" height="26" fill="${tint("steel", 0.06)}"/>`,
    `<rect x="${-half}" y="${round(-top + 22)}" width="${2 * half}" height="34" rx="12" fill="${tint("artery", 0.16, 0.7)}"/>`,
    "</g>",
  ].join("");
}
