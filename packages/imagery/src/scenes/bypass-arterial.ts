import { lump } from "../drawing/anatomy.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** A closed artery and the graft that leads around the closure. */
export const bypass: Scene = {
  ground: { colour: "bone" },
  draw: () =>
    tubes(
      [
        [
          [-160, 800, 92],
          [700, 790, 90],
          [1250, 790, 88],
          [2080, 800, 88],
        ],
      ],
      "artery",
      { drop: 34 },
    ) +
    tubes(
      [
        [
          [880, 790, 91],
          [1080, 790, 90],
        ],
      ],
      "ghost",
      { shadow: 0, lighter: -0.1 },
    ) +
    clay(lump([[860, 790, 104]], 2), "clot", { shadow: 0.35, drop: 12 }) +
    clay(lump([[1100, 790, 98]], 5), "clot", { shadow: 0.35, drop: 12 }) +
    tubes(
      [
        [
          [400, 800, 60],
          [490, 640, 72],
          [700, 400, 70],
          [980, 310, 70],
          [1260, 400, 70],
          [1450, 640, 72],
          [1540, 800, 60],
        ],
      ],
      "vein",
      { drop: 60, lighter: 0.16 },
    ),
};
