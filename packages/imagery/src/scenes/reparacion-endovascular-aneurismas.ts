import type { Node } from "../curve.ts";
import { aneurysm } from "../drawing/anatomy.ts";
import { tubes } from "../drawing/clay.ts";
import { lattice } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** The aneurysm, seen through, with the forked stent graft that takes over its work. */
export const endovascular: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    const graft = [
      [
        [962, 150, 62],
        [960, 330, 60],
        [958, 520, 60],
        [960, 690, 62],
      ],
      [
        [950, 680, 42],
        [912, 800, 42],
        [860, 930, 40],
      ],
      [
        [972, 680, 42],
        [1010, 800, 42],
        [1062, 930, 40],
      ],
    ] satisfies Node[][];
    const mesh = { wires: 5, pitch: 5, width: 7, colour: "steel" } as const;
    return (
      tubes(aneurysm, "artery", { drop: 40, opacity: 0.34, lighter: 0.12 }) +
      tubes(graft, "paper", { shadow: 0.35, drop: 16, lighter: -0.05 }) +
      graft.map((nodes) => lattice(nodes, mesh)).join("")
    );
  },
};
