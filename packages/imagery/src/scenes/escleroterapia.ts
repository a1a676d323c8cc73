import { tubes } from "../drawing/clay.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";
import { grow } from "../vessel.ts";

/** Spider veins on the skin: vivid on the left, faded where they have been treated. */
export const escleroterapia: Scene = {
  ground: { colour: "skin", window: 0.4 },
  draw: () => {
    const fine = (seed: number, x: number, y: number, heading: number) =>
      grow({ seed, from: [x, y, 17], heading, generations: 6, reach: 8, spread: 1.3, thinnest: 2.4 }).map(
        ({ nodes }) => nodes,
      );
    const left = [...fine(3, -40, 300, 0.25), ...fine(14, -40, 860, -0.2), ...fine(8, 480, 1160, -1.4)];
    const right = [...fine(21, 1960, 260, 2.9), ...fine(5, 1960, 800, 3.3)];
    return (
      `<g opacity="0.4">${tubes(right, "vein", { shadow: 0, lighter: 0.25 })}</g>` +
      tubes(left, "vein", { shadow: 0.25, drop: 8, lighter: 0.06 }) +
      `<circle cx="1150" cy="540" r="330" fill="#fff" opacity="0.35" filter="url(#close)"/>` +
      stroke("M820 540a330 330 0 1 0 660 0a330 330 0 1 0 -660 0", "#fff", 14)
    );
  },
};
