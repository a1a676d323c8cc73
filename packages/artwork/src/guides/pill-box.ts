import { lettering, tint } from "@consultorio/pictures/drawing";
import { boxLight, shadedBox } from "../certificates/box.ts";
import { clay, clayShadow } from "../certificates/clay.ts";
import { paper, ring, stroke } from "../purposes/things.ts";

const days = ["L", "M", "M", "J", "V", "S", "D"];
/** Days whose tablet was taken: their lid is open and nothing is inside. */
const taken = 3;

const left = 152;
const top = 428;
const step = 166;

/** A box with a compartment for each day of the week, from above. */
function week(): string {
  return [
    shadedBox({ x: left - 32, y: top - 36, width: step * 7 + 44, height: 320, radius: 44 }, "vein", 0.06, 24),
    ...days.map((letter, day) => compartment(letter, left + day * step, day < taken)),
  ].join("");
}

function compartment(letter: string, x: number, open: boolean): string {
  const [middle, width] = [x + 70, 140];
  const well = `<rect x="${x}" y="${top}" width="${width}" height="248" rx="26" fill="${tint("vein", -0.12)}"/>`;
  const name = (y: number) =>
    `<path d="${lettering(letter, { x: middle, y, anchor: "middle", size: 76, weight: 640, face: "figtree" })}" fill="${tint("vein", -0.1)}"/>`;
  if (open) {
    const lid = shadedBox({ x, y: top - 178, width, height: 138, radius: 22 }, "veinMist", -0.02, 10);
    return well + lid + name(top - 82);
  }
  const tablet = { x: middle, y: top + 168, r: 44 };
  return [
    well,
    clayShadow(tablet),
    clay(tablet, "artery", 0.06),
    stroke(`M${middle - 26} ${top + 168}h52`, tint("artery", -0.08), 7),
    `<rect x="${x}" y="${top}" width="${width}" height="248" rx="26" fill="${tint("veinMist")}" opacity="0.42"/>`,
    name(top + 88),
  ].join("");
}

/** A clock, for the same hour every day. */
function clock(x: number, y: number): string {
  const marks = Array.from({ length: 12 }, (_, hour) =>
    stroke("M0 -92v-14", tint("ink", 0.3), 8, `transform="translate(${x} ${y}) rotate(${hour * 30})"`),
  );
  return [
    clayShadow({ x, y, r: 150 }),
    clay({ x, y, r: 150 }, "steel", 0),
    `<circle cx="${x}" cy="${y}" r="124" fill="${tint("paper")}"/>`,
    ...marks,
    stroke(`M${x} ${y}L${x + 54} ${y - 30}`, tint("ink"), 13),
    stroke(`M${x} ${y}V${y - 82}`, tint("ink"), 9),
    ring(x, y, 8, tint("artery"), 10),
  ].join("");
}

/** The card for a wallet: a drop, and what somebody takes. */
function card(x: number, y: number): string {
  const drop = `M${x + 92} ${y + 52}c34 46 54 72 54 102a54 54 0 0 1 -108 0c0 -30 20 -56 54 -102z`;
  const line = (row: number, length: number) =>
    stroke(`M${x + 190} ${y + 84 + row * 52}h${length}`, tint("steel", 0.14), 16);
  return [
    `<g transform="rotate(-5 ${x} ${y})">`,
    paper(x, y, 470, 250),
    `<path d="${drop}" fill="${tint("artery")}"/>`,
    stroke(`M${x + 66} ${y + 156}c4 20 14 28 26 32`, tint("artery", 0.22), 9),
    line(0, 220),
    line(1, 160),
    line(2, 200),
    "</g>",
  ].join("");
}

/** The tablets of a week in their box, a clock and the card of somebody who takes an anticoagulant. */
export const pillBox = (): string => [boxLight, clock(1130, 200), week(), card(252, 780)].join("");
