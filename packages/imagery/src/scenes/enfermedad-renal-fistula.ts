import type { Node } from "../curve.ts";
import { tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** A kidney with its artery, its vein and the ureter. */
export const renal: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const kidney: Node[] = [
      [930, 260, 120],
      [800, 330, 165],
      [730, 520, 185],
      [790, 720, 170],
      [920, 800, 125],
    ];
    const artery: Node[][] = [
      [
        [2080, 330, 62],
        [1640, 360, 60],
        [1300, 420, 56],
        [1100, 470, 48],
      ],
      [
        [1130, 462, 40],
        [1020, 400, 32],
        [930, 340, 24],
      ],
      [
        [1130, 462, 38],
        [1000, 480, 32],
        [860, 470, 22],
      ],
    ];
    const vein: Node[][] = [
      [
        [2080, 620, 82],
        [1640, 620, 80],
        [1300, 600, 74],
        [1080, 590, 60],
      ],
      [
        [1110, 592, 50],
        [990, 600, 40],
        [860, 560, 26],
      ],
      [
        [1110, 592, 48],
        [1010, 670, 38],
        [910, 720, 26],
      ],
    ];
    const ureter: Node[] = [
      [930, 620, 34],
      [1010, 740, 30],
      [1060, 900, 24],
      [1050, 1180, 22],
    ];
    return (
      tubes([ureter], "plaque", { drop: 24 }) +
      tubes([kidney], "kidney", { drop: 46, contrast: 1.1 }) +
      tubes(vein, "vein", { drop: 24 }) +
      tubes(artery, "artery", { drop: 24 })
    );
  },
};
