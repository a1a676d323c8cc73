import type { Node } from "../curve.ts";
import { lump, opened } from "../drawing/anatomy.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { lattice } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A vein whose clot is drawn into the open basket of a catheter. */
export const trombectomia: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const vein: Node[] = [
      [-160, 400, 270],
      [500, 500, 275],
      [1200, 590, 275],
      [2080, 700, 270],
    ];
    const basket: Node[] = [
      [560, 510, 40],
      [680, 528, 130],
      [860, 552, 168],
      [1040, 574, 172],
    ];
    const clot = lump(
      [
        [930, 566, 110],
        [1080, 590, 150],
        [1250, 610, 150],
        [1400, 640, 110],
      ],
      4,
    );
    return opened(
      vein,
      "vein",
      clay(clot, "clot", { shadow: 0.5, drop: 14 }) +
        lattice(basket, { wires: 6, pitch: 7, width: 11, colour: "steel" }) +
        tubes(
          [
            [
              [-160, 410, 44],
              [200, 462, 44],
              [580, 512, 42],
            ],
          ],
          "paper",
          { shadow: 0.5, drop: 18, lighter: -0.08 },
        ),
      { id: "lumen", lumen: 0.82 },
    );
  },
};
