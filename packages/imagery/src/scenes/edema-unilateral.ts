import { leg } from "../drawing/body.ts";
import { clay } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** Two legs side by side: the left one slim, the right one swollen from the knee down. */
export const edema: Scene = {
  ground: { colour: "veinMist" },
  draw: () =>
    clay(leg({ x: 700, facing: -1 }), "skin", { drop: 46 }) +
    clay(leg({ x: 1170, facing: 1, swell: 1.5 }), "rose", { drop: 46, lighter: 0.02 }),
};
