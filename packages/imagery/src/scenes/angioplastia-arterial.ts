import type { Node } from "../curve.ts";
import { lump, opened } from "../drawing/anatomy.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke, wire } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A balloon, open inside a narrowed artery, pressing the plaque against the wall. */
export const angioplastia: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const artery: Node[] = [
      [-160, 560, 270],
      [960, 540, 275],
      [2080, 520, 270],
    ];
    const plaque = [
      ...lump(
        [
          [720, 320, 90],
          [900, 312, 100],
          [1060, 312, 100],
          [1220, 322, 80],
        ],
        3,
      ),
      ...lump(
        [
          [700, 765, 90],
          [880, 775, 100],
          [1040, 770, 104],
          [1210, 760, 90],
        ],
        9,
      ),
    ];
    const balloon: Node[] = [
      [560, 542, 22],
      [640, 541, 70],
      [730, 540, 128],
      [960, 540, 140],
      [1190, 538, 128],
      [1280, 537, 70],
      [1360, 536, 22],
    ];
    return opened(
      artery,
      "artery",
      clay(plaque, "plaque", { shadow: 0.4, drop: 10 }) +
        wire("M-100 552L2080 528", "steel", 16) +
        tubes([balloon], "vein", { drop: 22, lighter: 0.36, contrast: 0.8, shadow: 0.5 }) +
        tubes(
          [
            [
              [-160, 552, 30],
              [300, 546, 30],
              [570, 542, 28],
            ],
          ],
          "paper",
          { shadow: 0.4, drop: 14, lighter: -0.06 },
        ) +
        stroke("M730 420V660M1190 418V656", tint("steel", -0.1), 10),
      { id: "lumen", lumen: 0.84 },
    );
  },
};
