import { aortaWithBulge } from "../drawing/anatomy.ts";
import type { Scene } from "../drawing/scene.ts";

/** The aorta with its bulge between the renal arteries and the iliac fork. */
export const aneurisma: Scene = { ground: { colour: "veinMist" }, draw: () => aortaWithBulge("artery") };
