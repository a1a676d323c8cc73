import type { Node } from "../curve.ts";
import { tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";
import { between, random } from "../random.ts";

/** Arteries and veins that run into each other in one knot. */
export const fistulas: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    const knot = (seed: number): Node[] => {
      const stream = random(seed);
      return Array.from({ length: 13 }, (_, index): Node => {
        const angle = index * 2.25 + seed;
        const away = between(stream, 110, 370);
        return [980 + Math.cos(angle) * away * 1.15, 540 + Math.sin(angle) * away, between(stream, 20, 34)];
      });
    };
    const artery: Node[] = [
      [-140, 250, 84],
      [260, 300, 80],
      [560, 380, 70],
      [760, 470, 52],
    ];
    const vein: Node[] = [
      [2060, 780, 100],
      [1660, 730, 96],
      [1380, 660, 84],
      [1180, 590, 60],
    ];
    return (
      tubes([vein, knot(2)], "vein", { drop: 30 }) +
      tubes([artery, knot(5)], "artery", { drop: 18, shadow: 0.4 }) +
      tubes([knot(8).slice(2, 9)], "vein", { drop: 14, shadow: 0.4, lighter: 0.04 })
    );
  },
};
