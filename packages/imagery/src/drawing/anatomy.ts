import { type Node, round, smooth } from "../curve.ts";
import { between, random } from "../random.ts";
import { clay, silhouette, tubes } from "./clay.ts";
import type { ColourName } from "./colour.ts";

type Shapes = Node[][];

/** A vessel opened along its length: the wall as clay, its inside as a hollow, `content` kept within it. */
export function opened(
  nodes: readonly Node[],
  colour: ColourName,
  content: string,
  { id, lumen = 0.74 }: { id: string; lumen?: number },
): string {
  const wall = smooth(nodes);
  const inside = [wall.map(([x, y, r]): Node => [x, y, r * lumen])];
  return (
    clay([wall], colour, { drop: 40 }) +
    `<clipPath id="${id}"><path d="${silhouette(inside)}"/></clipPath>` +
    clay(inside, colour, { relief: -1, shadow: 0, lighter: -0.12, contrast: 0.8 }) +
    `<g clip-path="url(#${id})">${content}</g>`
  );
}

/** A red cell: a disc with a dent, tilted by `tilt` degrees and seen at an angle (`squash` below 1). */
export function redCell(x: number, y: number, r: number, tilt = 0, squash = 0.62): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(tilt)}) scale(1 ${round(squash)})">` +
    clay([[[0, 0, r]]], "artery", { shadow: 0, lighter: 0.06 }) +
    clay([[[r * 0.02, r * 0.04, r * 0.55]]], "artery", { shadow: 0, relief: -1, lighter: 0, contrast: 0.6 }) +
    "</g>"
  );
}

/** Red cells scattered along a curve: `density` per 100 px, spread over the radius of its nodes. */
export function redCells(nodes: readonly Node[], density: number, seed: number, size = 30): string {
  const stream = random(seed);
  const line = smooth(nodes, 24);
  let cells = "";
  let due = 0;
  line.forEach(([x, y, r], index) => {
    const before = line[index - 1] ?? [x, y, r];
    due += (Math.hypot(x - before[0], y - before[1]) / 100) * density;
    for (; due >= 1; due--) {
      const [across, along] = [between(stream, -0.62, 0.62) * r, between(stream, -20, 20)];
      const cellSize = size * between(stream, 0.8, 1.15);
      cells += redCell(x + along, y + across, cellSize, between(stream, -60, 60), between(stream, 0.45, 0.9));
    }
  });
  return cells;
}

/** A lump of overlapping balls, such as a plaque or a clot, around the given places. */
export function lump(places: readonly Node[], seed: number): Shapes {
  const stream = random(seed);
  return places.flatMap(([x, y, r]) =>
    Array.from({ length: 7 }, (): Node[] => {
      const angle = between(stream, 0, Math.PI * 2);
      const away = between(stream, 0.1, 0.5) * r;
      return [[x + Math.cos(angle) * away, y + Math.sin(angle) * away, r * between(stream, 0.5, 0.78)]];
    }),
  );
}

/** The aorta from the diaphragm to the groin: a bulge below the renal arteries, then the iliac fork. */
export function aortaWithBulge(colour: ColourName, opacity = 1): string {
  return tubes(aneurysm, colour, { drop: 40, opacity });
}

export const aneurysm: readonly (readonly Node[])[] = [
  [
    [965, -80, 72],
    [962, 200, 70],
    [955, 330, 84],
    [940, 440, 150],
    [932, 530, 186],
    [938, 620, 160],
    [954, 715, 88],
    [960, 790, 70],
  ],
  [
    [950, 770, 60],
    [905, 860, 54],
    [840, 980, 50],
    [780, 1160, 48],
  ],
  [
    [970, 770, 60],
    [1020, 860, 54],
    [1085, 980, 50],
    [1145, 1160, 48],
  ],
  [
    [945, 235, 38],
    [850, 262, 32],
    [735, 252, 28],
    [600, 296, 25],
  ],
  [
    [970, 218, 38],
    [1075, 240, 32],
    [1195, 226, 28],
    [1335, 262, 25],
  ],
];
