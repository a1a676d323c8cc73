import { type Node, smooth } from "../curve.ts";
import { lump } from "../drawing/anatomy.ts";
import { clay, silhouette, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";
import { grow } from "../vessel.ts";

/** Both lungs with the pulmonary arteries; a clot closes one branch, and all beyond it has lost its colour. */
export const tromboembolia: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const lungs: Node[][] = [
      [
        [740, 190, 100],
        [650, 380, 200],
        [590, 600, 275],
        [570, 760, 265],
        [540, 880, 160],
      ],
      [
        [1180, 190, 100],
        [1270, 380, 200],
        [1330, 600, 270],
        [1350, 760, 260],
        [1380, 880, 160],
      ],
    ];
    const trunk = [
      [
        [960, 760, 58],
        [962, 600, 56],
        [940, 500, 50],
        [830, 440, 46],
        [770, 440, 44],
      ],
      [
        [962, 600, 50],
        [985, 500, 48],
        [1090, 440, 44],
        [1150, 445, 42],
      ],
    ] satisfies Node[][];
    const tree = (from: Node, heading: number, seed: number) =>
      grow({ seed, from, heading, generations: 5, reach: 3.9, spread: 1.2 }).map(({ nodes }) => nodes);
    const [x, y] = [1190, 462];
    return (
      tubes(lungs, "rose", { drop: 40, contrast: 0.7, lighter: 0.05 }) +
      `<clipPath id="lungs"><path d="${silhouette(lungs.map((lung) => smooth(lung)))}"/></clipPath><g clip-path="url(#lungs)">` +
      tubes(tree([x, y, 44], 0.95, 11), "ghost", { shadow: 0.15, drop: 8, lighter: -0.1 }) +
      tubes(tree([770, 440, 46], 2.2, 7), "vein", { shadow: 0.25, drop: 12 }) +
      "</g>" +
      tubes(trunk, "vein", { shadow: 0.25, drop: 12 }) +
      clay(lump([[x - 8, y - 6, 60]], 5), "clot", { shadow: 0.4, drop: 10 })
    );
  },
};
