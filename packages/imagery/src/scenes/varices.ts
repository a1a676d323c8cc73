import type { Node } from "../curve.ts";
import { leg } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";
import { winding } from "../drawing/winding.ts";

/** A calf with veins that wind and bulge under the skin. */
export const varices: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const veins = [
      winding([1030, -140, 34], [960, 900, 22], 78, 5, 41),
      [
        [948, 480, 22],
        [860, 520, 20],
        [830, 610, 17],
        [884, 650, 16],
        [880, 730, 13],
        [925, 780, 11],
      ],
      [
        [1010, 200, 24],
        [900, 220, 20],
        [862, 300, 17],
        [905, 350, 15],
      ],
    ] satisfies Node[][];
    return (
      clay(leg({ x: 960, size: 1.7 }), "skin", { drop: 46 }) +
      tubes(veins, "vein", { shadow: 0.4, drop: 12, lighter: 0.04 })
    );
  },
};
