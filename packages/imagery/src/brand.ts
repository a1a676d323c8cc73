import { type Node, outline, smooth } from "./curve.ts";
import { tint } from "./drawing/colour.ts";
import type { AppIcon } from "./index.ts";
import { type Lettering, lettering, letteringWidth } from "./lettering.ts";
import { fork } from "./vessel.ts";

const trunk = 6;
const [thick, thin] = fork(trunk, 0.42);
const [twig, sprig] = fork(thick, 0.3);

/**
 * The mark on a 64 px grid: one vessel that forks twice, by Murray's law; the thinner branch is the vein. The
 * artery's widest way is one line whose radius narrows across each fork, and branches start inside it.
 */
const artery: Node[][] = [
  [
    [32, 57, trunk],
    [31.9, 49.5, trunk],
    [30.4, 41.8, (trunk + thick) / 2],
    [26.6, 35, thick],
    [22, 29, (thick + twig) / 2],
    [16.9, 21.4, twig],
    [13.4, 9, twig],
  ],
  [
    [23.2, 32, sprig * 0.8],
    [26.3, 25, sprig],
    [27.2, 18, sprig],
    [27.2, 10, sprig],
  ],
];
const vein: Node[][] = [
  [
    [32.2, 48, thin],
    [36.4, 38, thin],
    [44.4, 28.6, thin],
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

const name = "Dra. Ejemplo";
const field = "Angiología y cirugía vascular";
const nameSetting = { size: 32, weight: 580 };
const fieldSetting = { size: 16, weight: 440 };

/** What of the mark's 64 px grid is drawn upon, from left to right. */
const markEdges = { left: 8.9, right: 53.2 };

function svg(width: number, height: number, label: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${drawing}</svg>\n`;
}

const words = (text: string, place: Lettering, fill: string) =>
  `<path d="${lettering(text, place)}" fill="${fill}"/>`;

/** Mark, the clinic's example name and its field, 64 px high; nothing is left of the mark, so that it aligns. */
function logo(ink: Ink): string {
  const x = markEdges.right - markEdges.left + 20;
  const width = Math.max(letteringWidth(name, nameSetting), letteringWidth(field, fieldSetting));
  return svg(
    Math.ceil(x + width),
    64,
    `${name}, ${field.toLowerCase()}`,
    `<g transform="translate(${-markEdges.left} 0)">${markPaths(ink.artery, ink.vein)}</g>` +
      words(name, { ...nameSetting, x, y: 34 }, ink.name) +
      words(field, { ...fieldSetting, x, y: 54 }, ink.field),
  );
}

/** The mark above the name, both on one axis, for places that are higher than wide. */
function stackedLogo(ink: Ink): string {
  const width = Math.ceil(letteringWidth(field, fieldSetting) / 2) * 2;
  const centred = { x: width / 2, anchor: "middle" } as const;
  const [size, middle] = [1.25, (markEdges.left + markEdges.right) / 2];
  return svg(
    width,
    142,
    `${name}, ${field.toLowerCase()}`,
    `<g transform="translate(${width / 2 - middle * size} -5) scale(${size})">${markPaths(ink.artery, ink.vein)}</g>` +
      words(name, { ...nameSetting, ...centred, y: 110 }, ink.name) +
      words(field, { ...fieldSetting, ...centred, y: 136 }, ink.field),
  );
}

/** A red tile with the white mark; `rounding` and `share` (of the mark in the tile) in parts of its width. */
function tile(rounding: number, share: number): string {
  const [left, top] = [32 - markEdges.left / 2 - markEdges.right / 2, 32 - 33.2];
  const inner = markPaths("#fff", tint("veinMist", -0.04));
  const place = `translate(${32 - 32 * share} ${32 - 32 * share}) scale(${share}) translate(${left} ${top})`;
  return `<rect width="64" height="64" rx="${64 * rounding}" fill="${tint("artery")}"/><g transform="${place}">${inner}</g>`;
}

/** File name to SVG of every brand drawing. */
export function brandFiles(): Record<string, string> {
  return {
    "logo.svg": logo(dark),
    "logo-light.svg": logo(light),
    "logo-stacked.svg": stackedLogo(dark),
    "logo-stacked-light.svg": stackedLogo(light),
    "mark.svg": svg(64, 64, name, markPaths(dark.artery, dark.vein)),
    "mark-light.svg": svg(64, 64, name, markPaths(light.artery, light.vein)),
    "favicon.svg": svg(64, 64, name, tile(0.235, 0.8)),
  };
}

/**
 * The drawing of an app icon, to be shown at any size. A phone cuts a maskable one to its own shape and may leave
 * no more than a circle of four fifths; an apple-touch one it rounds itself.
 */
export function appIconDrawing(purpose: AppIcon["purpose"]): string {
  if (purpose === "any") return svg(64, 64, name, tile(0.235, 0.78));
  return svg(64, 64, name, tile(0, purpose === "maskable" ? 0.62 : 0.74));
}
