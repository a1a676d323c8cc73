import type { Node } from "../curve.ts";
import { lump, opened, redCell, redCells } from "../drawing/anatomy.ts";
import { clay } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** An opened artery: plaque on both walls leaves a narrow way, and few cells get past it. */
export const arterialPeriferica: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const artery: Node[] = [
      [-160, 690, 250],
      [400, 610, 250],
      [960, 540, 250],
      [1520, 470, 250],
      [2080, 390, 250],
    ];
    const plaque = [
      ...lump(
        [
          [700, 770, 120],
          [860, 720, 165],
          [1010, 690, 185],
          [1150, 690, 140],
          [1290, 690, 96],
        ],
        3,
      ),
      ...lump(
        [
          [820, 370, 96],
          [960, 350, 120],
          [1110, 330, 100],
        ],
        8,
      ),
    ];
    const before: Node[] = [
      [-60, 680, 180],
      [300, 620, 170],
      [640, 580, 130],
      [760, 560, 70],
    ];
    return opened(
      artery,
      "artery",
      redCells(before, 2.3, 5, 46) +
        clay(plaque, "plaque", { shadow: 0.5, drop: 12 }) +
        redCell(905, 508, 40, -30) +
        redCell(1210, 470, 42, 15) +
        redCell(1490, 500, 44, -40) +
        redCell(1720, 400, 42, 30),
      { id: "lumen", lumen: 0.8 },
    );
  },
};
