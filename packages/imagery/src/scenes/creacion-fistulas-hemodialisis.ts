import { forearm } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A forearm in which an artery and a vein have been joined near the wrist. */
export const fistula: Scene = {
  ground: { colour: "bone" },
  draw: () =>
    clay(forearm(560), "skin", { drop: 46, contrast: 0.8 }) +
    tubes(
      [
        [
          [-120, 700, 50],
          [300, 690, 48],
          [640, 640, 48],
          [860, 570, 46],
          [1000, 520, 34],
        ],
        [
          [640, 640, 26],
          [800, 660, 22],
          [960, 640, 18],
        ],
      ],
      "vein",
      { shadow: 0.3, drop: 10 },
    ) +
    tubes(
      [
        [
          [-120, 470, 34],
          [400, 480, 32],
          [800, 490, 30],
          [1010, 520, 30],
          [1180, 540, 20],
          [1300, 545, 14],
        ],
      ],
      "artery",
      {
        shadow: 0.3,
        drop: 10,
      },
    ) +
    stroke("M1000 520m-92 0a92 92 0 1 0 184 0a92 92 0 1 0 -184 0", "#fff", 10),
};
