import type { Node } from "../curve.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A stethoscope laid on the desk. */
export const consulta: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const tubing: Node[][] = [
      [
        [760, 300, 26],
        [800, 480, 26],
        [930, 590, 26],
        [1060, 480, 26],
        [1100, 300, 26],
      ],
      [
        [930, 590, 28],
        [930, 760, 28],
        [1010, 900, 28],
        [1200, 920, 28],
        [1330, 800, 28],
        [1330, 640, 28],
      ],
    ];
    const ears: Node[][] = [
      [
        [760, 310, 15],
        [748, 190, 14],
        [790, 90, 14],
      ],
      [
        [1100, 310, 15],
        [1112, 190, 14],
        [1070, 90, 14],
      ],
    ];
    return (
      `<g transform="translate(-180 10) scale(1.1)">` +
      tubes(ears, "steel", { drop: 22 }) +
      clay([[[798, 78, 30]], [[1062, 78, 30]]], "ink", { drop: 14, lighter: 0.1 }) +
      tubes(tubing, "vein", { drop: 30 }) +
      clay([[[1330, 540, 118]]], "steel", { drop: 34 }) +
      clay([[[1330, 540, 92]]], "paper", { shadow: 0, relief: -1, lighter: -0.05, contrast: 0.5 }) +
      stroke("M1270 540h26l16 -34l24 70l18 -52l10 16h26", tint("artery"), 9) +
      "</g>"
    );
  },
};
