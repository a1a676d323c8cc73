import { round } from "../curve.ts";
import { type ColourName, tint } from "./colour.ts";

export type Box = { x: number; y: number; width: number; height: number; radius?: number };

/** A flat box, lit from the left: lighter at its left edge than at its right one. */
export function box({ x, y, width, height, radius = 0 }: Box, colour: ColourName, lighter = 0): string {
  const rect = (fill: string, extra = "") =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${extra}/>`;
  return rect(tint(colour, lighter)) + rect("url(#lit)");
}

/** A box that stands before the wall, with its soft shadow to the right. */
export function standing(shape: Box, colour: ColourName, lighter = 0, drop = 26): string {
  const { x, y, width, height, radius = 0 } = shape;
  const shadow = `<rect x="${round(x + drop)}" y="${round(y + drop)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${tint("ink")}" opacity="0.2" filter="url(#close)"/>`;
  return shadow + box(shape, colour, lighter);
}

/** Gradients of rooms; stands once at the start of a room's drawing. */
export const roomLight = `<defs><linearGradient id="lit" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${tint("ink")}" stop-opacity="0.12"/></linearGradient></defs>`;

/** The floor from `y` downwards, with the line where it meets the wall. */
export function floor(y: number, colour: ColourName, lighter = 0): string {
  return (
    box({ x: 0, y, width: 1440, height: 1080 - y }, colour, lighter) +
    box({ x: 0, y: y - 14, width: 1440, height: 14 }, "paper", -0.02)
  );
}

/** A plant in a round pot that stands on (x, y). */
export function plant(x: number, y: number, size = 1): string {
  const leaf = (angle: number, length: number) =>
    `<g transform="translate(${x} ${round(y - 120 * size)}) rotate(${angle}) scale(${size})"><path d="M0 0C-46 ${-length * 0.35} -34 ${-length * 0.8} 0 ${-length}C34 ${-length * 0.8} 46 ${-length * 0.35} 0 0Z" fill="${tint("lymph", angle < 0 ? -0.06 : -0.16, 0.8)}"/><path d="M0 0V${-length * 0.86}" stroke="${tint("lymph", 0.1)}" stroke-width="3"/></g>`;
  const leaves = [-64, 58, -38, 34, -14, 12].map((angle, index) => leaf(angle, 190 + index * 26)).join("");
  const pot = {
    x: x - 62 * size,
    y: y - 130 * size,
    width: 124 * size,
    height: 130 * size,
    radius: 18 * size,
  };
  return leaves + standing(pot, "artery", 0.16, 16);
}

/** A window with four panes and its bright sill, the room's source of light. */
export function windowFrame({ x, y, width, height }: Box): string {
  const pane = (column: number, row: number) =>
    `<rect x="${round(x + 16 + (column * (width - 16)) / 2)}" y="${round(y + 16 + (row * (height - 16)) / 2)}" width="${round((width - 16) / 2 - 16)}" height="${round((height - 16) / 2 - 16)}" fill="${tint("veinMist", 0.03)}"/>`;
  return (
    box({ x, y, width, height, radius: 6 }, "paper") +
    [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join("") +
    standing({ x: x - 24, y: y + height, width: width + 48, height: 22, radius: 4 }, "paper", -0.02, 10)
  );
}

/** A chair from the side, seat at 170 px, standing on (x, y); `facing` 1 looks right. */
export function chair(x: number, y: number, colour: ColourName, facing: 1 | -1 = 1): string {
  const part = (dx: number, dy: number, width: number, height: number, radius: number) => ({
    ...{ x: x + (facing === 1 ? dx : -dx - width), y: y + dy, width, height, radius },
  });
  const legs = [part(-78, -170, 14, 170, 6), part(64, -170, 14, 170, 6)].map((leg) => box(leg, "oak", -0.15));
  return (
    legs.join("") +
    standing(part(-104, -400, 44, 236, 22), colour, 0.02, 16) +
    standing(part(-100, -204, 196, 56, 26), colour, 0.06, 16)
  );
}
