import type { Node } from "../curve.ts";
import { lump, opened, redCell } from "../drawing/anatomy.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** An opened vein: the leaflets of its valve, and the clot that has grown above them. */
export const trombosis: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const vein: Node[] = [
      [880, -160, 300],
      [910, 200, 310],
      [960, 560, 360],
      [1000, 880, 320],
      [1040, 1240, 300],
    ];
    const leaflets = [
      [
        [700, 900, 40],
        [745, 800, 38],
        [820, 700, 30],
        [900, 610, 18],
      ],
      [
        [1280, 860, 40],
        [1215, 760, 38],
        [1120, 670, 30],
        [1030, 600, 18],
      ],
    ] satisfies Node[][];
    const clot = lump(
      [
        [790, 600, 130],
        [850, 450, 190],
        [900, 290, 180],
        [860, 130, 130],
      ],
      12,
    );
    return opened(
      vein,
      "vein",
      tubes(leaflets, "vein", { lighter: 0.2, shadow: 0.4, drop: 14 }) +
        clay(clot, "clot", { shadow: 0.5, drop: 16 }) +
        redCell(1080, 880, 40, 20) +
        redCell(940, 960, 42, -35) +
        redCell(1060, 300, 38, 60) +
        redCell(1030, 120, 40, -20),
      { id: "lumen", lumen: 0.82 },
    );
  },
};
