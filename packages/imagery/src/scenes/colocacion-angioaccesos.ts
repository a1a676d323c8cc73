import { type Node, round } from "../curve.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** An access port: its chamber with the silicone dome, and the catheter that enters the vein. */
export const angioacceso: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    const vein: Node[] = [
      [2080, 420, 96],
      [1700, 470, 96],
      [1420, 600, 98],
      [1280, 820, 100],
      [1260, 1240, 100],
    ];
    const catheter: Node[] = [
      [800, 560, 28],
      [960, 600, 24],
      [1090, 520, 24],
      [1180, 400, 24],
      [1330, 380, 24],
      [1450, 480, 24],
      [1430, 600, 24],
    ];
    const holes = [0, 1, 2].map((hole) => {
      const angle = (hole * 2 * Math.PI) / 3 + Math.PI / 2;
      return [[round(560 + Math.cos(angle) * 214), round(540 + Math.sin(angle) * 214), 22]] satisfies Node[];
    });
    return (
      tubes([vein], "vein", { drop: 34 }) +
      tubes([catheter], "paper", { drop: 22, shadow: 0.45, lighter: -0.05 }) +
      clay([[[560, 540, 262]]], "steel", { drop: 44, lighter: 0.14, contrast: 0.9 }) +
      clay(holes, "steel", { shadow: 0, relief: -1, lighter: -0.1 }) +
      clay([[[560, 540, 168]]], "steel", { shadow: 0.3, drop: 10, lighter: 0.04 }) +
      clay([[[560, 540, 136]]], "vein", { shadow: 0.2, drop: 4, lighter: 0.3, contrast: 0.7 })
    );
  },
};
