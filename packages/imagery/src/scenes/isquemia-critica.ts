import type { Node } from "../curve.ts";
import { lump } from "../drawing/anatomy.ts";
import { leg } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** A leg whose arteries end at the knee: below it they are only a trace. */
export const isquemia: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const lost = [
      [
        [962, 415, 17],
        [940, 560, 15],
        [948, 740, 12],
        [966, 900, 10],
        [1040, 950, 8],
        [1130, 968, 6],
      ],
      [
        [962, 440, 13],
        [1000, 560, 11],
        [985, 720, 9],
        [972, 850, 7],
      ],
    ] satisfies Node[][];
    const open = [
      [
        [980, -80, 44],
        [962, 120, 38],
        [978, 260, 34],
        [964, 372, 30],
      ],
      [
        [966, 150, 22],
        [1030, 230, 16],
        [1052, 320, 11],
      ],
      [
        [970, 240, 18],
        [912, 300, 13],
        [896, 370, 9],
      ],
    ] satisfies Node[][];
    return (
      `<g transform="translate(-288 -300) scale(1.3)">` +
      clay(leg({ x: 960 }), "pale", { drop: 46, lighter: -0.06 }) +
      tubes(lost, "ghost", { shadow: 0, lighter: -0.2 }) +
      tubes(open, "artery", { shadow: 0.25, drop: 10 }) +
      clay(lump([[964, 392, 44]], 21), "clot", { shadow: 0.3, drop: 8 }) +
      "</g>"
    );
  },
};
