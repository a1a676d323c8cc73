import type { AppIcon } from "@consultorio/pictures";
import { type Lettering, lettering, letteringWidth, markPaths, tint } from "@consultorio/pictures/drawing";

type Ink = { artery: string; vein: string; name: string; field: string };

const dark: Ink = { artery: tint("artery"), vein: tint("vein"), name: tint("ink"), field: tint("ink", 0.2) };
const light: Ink = { artery: "#fff", vein: tint("vein", 0.35), name: "#fff", field: tint("paper", -0.1) };

const name = "Dra. Ejemplo";
const field = "Angiología y cirugía vascular";
const nameSetting = { size: 32, weight: 580 };
const fieldSetting = { size: 16, weight: 440 };

/** Where the drawing of the mark begins and ends on its 64 px grid. */
const markEdges = { left: 8.9, right: 53.2 };

/** An empty label is that of a sign without words. */
function svg(width: number, height: number, label: string, drawing: string): string {
  const heard = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${heard}>${drawing}</svg>\n`;
}

const words = (text: string, place: Lettering, fill: string) =>
  `<path d="${lettering(text, place)}" fill="${fill}"/>`;

/** Mark, the clinic's example name and its field, 64 px high. It has no margin left of the mark, so that it aligns. */
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

/** The mark above the name, both centred, for places that are higher than wide. */
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
    "mark.svg": svg(64, 64, "", markPaths(dark.artery, dark.vein)),
    "mark-light.svg": svg(64, 64, "", markPaths(light.artery, light.vein)),
    "favicon.svg": svg(64, 64, "", tile(0.235, 0.8)),
  };
}

/**
 * The drawing of an app icon, for any size. A phone cuts a maskable icon to a shape of its own, at least a circle of
 * four fifths of the width; it rounds the corners of an apple-touch icon.
 */
export function appIconDrawing(purpose: AppIcon["purpose"]): string {
  if (purpose === "any") return svg(64, 64, "", tile(0.235, 0.78));
  return svg(64, 64, "", tile(0, purpose === "maskable" ? 0.62 : 0.74));
}
