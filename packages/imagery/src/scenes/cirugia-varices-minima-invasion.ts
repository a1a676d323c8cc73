import type { Node } from "../curve.ts";
import { opened } from "../drawing/anatomy.ts";
import { clay } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { wire } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A thin fibre inside a vein: where its warm tip has passed, the vein has closed. */
export const varicesLaser: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const vein: Node[] = [
      [-160, 800, 190],
      [300, 720, 200],
      [760, 600, 190],
      [1000, 530, 140],
      [1180, 480, 62],
      [1500, 420, 46],
      [2080, 330, 44],
    ];
    const fibre = "M-160 800C300 740 700 630 900 560";
    const glow = `<circle cx="930" cy="552" r="150" fill="${tint("plaque", 0.1)}" filter="url(#soft)" opacity="0.9"/><circle cx="930" cy="552" r="46" fill="#fff" filter="url(#close)"/>`;
    return opened(
      vein,
      "vein",
      glow + wire(fibre, "paper", 30) + clay([[[915, 556, 20]]], "plaque", { shadow: 0 }),
      {
        id: "lumen",
      },
    );
  },
};
