import type { Node } from "../curve.ts";
import { tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** A pulse that weakens from beat to beat until the line is flat. */
export const pulso: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    const beats = [330, 250, 150, 70, 24].flatMap((height, beat): Node[] => {
      const [x, r] = [150 + beat * 270, 26 - beat * 3];
      return [
        [x, 620, r],
        [x + 50, 620 - height * 0.25, r],
        [x + 88, 620 - height, r],
        [x + 126, 620 + height * 0.34, r],
        [x + 166, 620 - height * 0.16, r],
        [x + 206, 620, r],
      ];
    });
    const lively: Node[] = [[-100, 620, 28], ...beats.slice(0, 19)];
    const fading: Node[] = [...beats.slice(18), [1500, 620, 13], [1760, 620, 12], [2080, 620, 12]];
    return tubes([fading], "ghost", { drop: 30, lighter: -0.12 }) + tubes([lively], "artery", { drop: 44 });
  },
};
