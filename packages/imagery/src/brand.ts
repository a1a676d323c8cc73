import { type Node, outline, smooth } from "./curve.ts";
import { tint } from "./drawing/colour.ts";
import { lettering } from "./lettering.ts";
import { fork } from "./vessel.ts";

const trunk = 6;
const [thick, thin] = fork(trunk, 0.42);
const [twig, sprig] = fork(thick, 0.3);

/** The mark on a 64 px grid: one vessel that forks twice, by Murray's law; the thinner branch is the vein. */
const artery: Node[][] = [
  [
    [32, 57, trunk],
    [32, 50, trunk],
    [31.2, 43, trunk],
  ],
  [
    [31.6, 46, thick],
    [29.2, 38, thick],
    [23, 30.5, thick],
  ],
  [
    [23.6, 31.2, twig],
    [16.6, 22.5, twig],
    [13.4, 9, twig],
  ],
  [
    [23.8, 31.2, sprig],
    [27.2, 21.5, sprig],
    [27.2, 10, sprig],
  ],
];
const vein: Node[][] = [
  [
    [32.4, 47, thin],
    [36.2, 38, thin],
    [44.4, 29, thin],
    [49.4, 9.5, thin],
  ],
];

/** The mark's two shapes in the given colours, for a 64 × 64 view box. */
export function markPaths(arteryFill: string, veinFill: string): string {
  const shape = (nodes: Node[][], fill: string) =>
    `<path d="${nodes.map((piece) => outline(smooth(piece, 8))).join("")}" fill="${fill}"/>`;
  return shape(vein, veinFill) + shape(artery, arteryFill);
}

type Ink = { artery: string; vein: string; name: string; field: string };

const dark: Ink = { artery: tint("artery"), vein: tint("vein"), name: tint("ink"), field: tint("ink", 0.2) };
const light: Ink = { artery: "#fff", vein: tint("vein", 0.35), name: "#fff", field: tint("paper", -0.1) };

function svg(width: number, height: number, label: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${drawing}</svg>\n`;
}

/** Mark, the clinic's example name and its field, on one line of 64 px. */
function logo(ink: Ink): string {
  const words = (text: string, y: number, size: number, weight: number, fill: string) =>
    `<path d="${lettering(text, { x: 78, y, size, weight })}" fill="${fill}"/>`;
  return svg(
    312,
    64,
    "Dra. Ejemplo, angiología y cirugía vascular",
    markPaths(ink.artery, ink.vein) +
      words("Dra. Ejemplo", 34, 32, 580, ink.name) +
      words("Angiología y cirugía vascular", 54, 16, 440, ink.field),
  );
}

/** File name to SVG of every brand drawing. */
export function brandFiles(): Record<string, string> {
  const label = "Dra. Ejemplo";
  const tile = `<rect width="64" height="64" rx="15" fill="${tint("artery")}"/><g transform="translate(8 7) scale(0.76)">${markPaths("#fff", tint("veinMist", -0.04))}</g>`;
  return {
    "logo.svg": logo(dark),
    "logo-light.svg": logo(light),
    "mark.svg": svg(64, 64, label, markPaths(dark.artery, dark.vein)),
    "favicon.svg": svg(64, 64, label, tile),
  };
}
