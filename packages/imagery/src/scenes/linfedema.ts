import type { Node } from "../curve.ts";
import { tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** Lymph vessels, beaded between their valves, that meet in swollen nodes. */
export const linfedema: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const beads = (nodes: Node[], count: number): Node[] => {
      const line: Node[] = [];
      for (let index = 0; index < nodes.length - 1; index++) {
        const [a, b] = [nodes[index], nodes[index + 1]];
        if (!a || !b) continue;
        for (let bead = 0; bead < count; bead++) {
          const point = (share: number, r: number): Node => [
            a[0] + (b[0] - a[0]) * share,
            a[1] + (b[1] - a[1]) * share,
            r,
          ];
          line.push(point(bead / count, a[2] * 0.62), point((bead + 0.5) / count, a[2] * 1.25));
        }
      }
      return line;
    };
    const node = (x: number, y: number, r: number): Node[] => [
      [x + r * 0.32, y - r * 0.6, r * 0.62],
      [x - r * 0.1, y, r * 0.76],
      [x + r * 0.2, y + r * 0.6, r * 0.64],
    ];
    const vessels = [
      beads(
        [
          [-60, 300, 34],
          [300, 330, 34],
          [560, 420, 34],
          [760, 500, 34],
        ],
        4,
      ),
      beads(
        [
          [-60, 640, 30],
          [330, 600, 30],
          [600, 560, 30],
          [770, 530, 30],
        ],
        4,
      ),
      beads(
        [
          [120, 1160, 32],
          [420, 900, 32],
          [700, 800, 32],
          [960, 790, 32],
        ],
        4,
      ),
      beads(
        [
          [880, 520, 38],
          [1060, 400, 38],
          [1230, 360, 38],
        ],
        3,
      ),
      beads(
        [
          [870, 560, 34],
          [930, 680, 34],
          [1010, 770, 34],
        ],
        2,
      ),
      beads(
        [
          [1060, 780, 36],
          [1200, 700, 36],
          [1330, 640, 36],
        ],
        3,
      ),
      beads(
        [
          [1310, 340, 38],
          [1600, 260, 38],
          [2000, 260, 38],
        ],
        4,
      ),
      beads(
        [
          [1420, 630, 38],
          [1680, 600, 38],
          [2000, 640, 38],
        ],
        4,
      ),
    ];
    return (
      tubes(vessels, "lymph", { drop: 26, lighter: 0.1 }) +
      tubes(
        [node(840, 530, 150), node(1030, 790, 120), node(1280, 350, 135), node(1390, 640, 112)],
        "lymph",
        { drop: 34 },
      )
    );
  },
};
