import { type ColourName, round, tint } from "@consultorio/pictures/drawing";

type Box = { x: number; y: number; width: number; height: number; radius: number };

/** A flat box in front of the wall: lit from the left, its soft shadow `drop` pixels to the right and down. */
export function shadedBox(shape: Box, colour: ColourName, lighter: number, drop: number): string {
  const { x, y, width, height, radius } = shape;
  const rect = (dx: number, fill: string, extra = "") =>
    `<rect x="${round(x + dx)}" y="${round(y + dx)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}" ${extra}/>`;
  const shadow = rect(drop, tint("ink"), 'opacity="0.2" filter="url(#close)"');
  return shadow + rect(0, tint(colour, lighter)) + rect(0, "url(#lit)");
}

/** The gradient that boxes are lit with. A drawing has it once, before its first box. */
export const boxLight = `<defs><linearGradient id="lit" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${tint("ink")}" stop-opacity="0.12"/></linearGradient></defs>`;
