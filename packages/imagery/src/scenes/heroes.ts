import { type Node, smooth } from "../curve.ts";
import { opened, redCell } from "../drawing/anatomy.ts";
import { leg } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";
import { grow } from "../vessel.ts";

/** An arterial tree that grows from the lower right, with its vein behind it. */
const tree: Scene = {
  ground: { colour: "bone", window: 0.75 },
  draw: () => {
    const branches = (seed: number, from: Node, heading: number, generations: number) =>
      grow({ seed, from, heading, generations, reach: 6.2, spread: 1.05, thinnest: 3 }).map(
        ({ nodes }) => nodes,
      );
    return (
      tubes(branches(29, [1790, 1180, 62], -1.75, 7), "vein", { drop: 34 }) +
      tubes(branches(12, [1500, 1180, 74], -1.45, 7), "artery", { drop: 46 })
    );
  },
};

/** One artery that sweeps through the picture, opened where the cells stream. */
const stream: Scene = {
  ground: { colour: "veinMist", window: 0.7 },
  draw: () => {
    const sweep: Node[] = [
      [900, -160, 120],
      [1160, 160, 130],
      [1290, 480, 150],
      [1520, 760, 160],
      [2080, 960, 160],
    ];
    const cells = smooth(sweep, 5).slice(2);
    return (
      tubes(
        [
          [
            [700, 1240, 60],
            [1000, 900, 60],
            [1280, 820, 60],
            [1600, 420, 64],
            [2080, 240, 66],
          ],
        ],
        "vein",
        { drop: 34 },
      ) +
      opened(
        sweep,
        "artery",
        cells
          .map(([x, y, r], index) =>
            redCell(
              x + Math.sin(index * 2.4) * r * 0.42,
              y + Math.cos(index * 1.7) * r * 0.3,
              44,
              index * 47,
              0.5 + (index % 4) * 0.12,
            ),
          )
          .join(""),
        { id: "lumen", lumen: 0.78 },
      )
    );
  },
};

/** Two clay legs in mid step, with the artery and the vein that carry them. */
const stride: Scene = {
  ground: { colour: "paper", window: 0.9 },
  draw: () => {
    const vessels = (mirror: number) =>
      tubes(
        [
          [
            [26, -300, 26],
            [10, 100, 22],
            [24, 330, 18],
            [-20, 560, 15],
            [-2, 760, 11],
            [40, 930, 8],
            [150, 950, 6],
          ],
        ].map((nodes) => nodes.map(([x = 0, y = 0, r = 0]): Node => [x * mirror, y, r])),
        "artery",
        { shadow: 0.3, drop: 8 },
      ) +
      tubes(
        [
          [
            [-60, -300, 26],
            [-50, 60, 22],
            [-40, 330, 18],
            [-74, 580, 14],
            [-40, 760, 11],
            [-18, 900, 8],
          ],
          [
            [-70, 560, 10],
            [-20, 640, 8],
            [20, 700, 6],
          ],
          [
            [-46, 250, 12],
            [40, 200, 9],
            [80, 120, 7],
          ],
        ].map((nodes) => nodes.map(([x = 0, y = 0, r = 0]): Node => [x * mirror, y, r])),
        "vein",
        { shadow: 0.3, drop: 8 },
      );
    const limb = (transform: string, lighter: number) =>
      `<g transform="${transform}">${clay(leg({ x: 0 }), "skin", { drop: 46, lighter })}${vessels(1)}</g>`;
    return (
      limb("translate(1150 -40) rotate(9 0 1000)", 0.03) + limb("translate(1440 -40) rotate(-9 0 0)", 0.06)
    );
  },
};

export const heroes = { "hero-1": tree, "hero-2": stream, "hero-3": stride } satisfies Record<string, Scene>;
