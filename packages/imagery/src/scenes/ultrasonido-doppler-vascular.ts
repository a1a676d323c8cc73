import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A Doppler probe on the skin, its beam, the vessel beneath and the wave that it hears. */
export const doppler: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    const beats = Array.from({ length: 5 }, (_, beat) => {
      const x = 1010 + beat * 170;
      return `L${x} 360C${x + 14} 300 ${x + 20} 150 ${x + 34} 150C${x + 56} 150 ${x + 60} 330 ${x + 84} 350C${x + 100} 316 ${x + 116} 330 ${x + 150} 360`;
    }).join("");
    return (
      clay(
        [
          [
            [-300, 1300, 640],
            [700, 1300, 640],
            [2300, 1240, 640],
          ],
        ],
        "skin",
        { drop: 0, shadow: 0.2, contrast: 0.55 },
      ) +
      `<path d="M560 640L330 1120H1010L760 640Z" fill="${tint("vein", 0.35)}" opacity="0.4" filter="url(#close)"/>` +
      tubes(
        [
          [
            [-120, 930, 74],
            [400, 910, 74],
            [900, 930, 74],
            [1500, 900, 70],
            [2080, 920, 70],
          ],
        ],
        "artery",
        { shadow: 0.25, drop: 14 },
      ) +
      clay(
        [
          [
            [560, 640, 44],
            [760, 640, 44],
          ],
        ],
        "ink",
        { drop: 16, lighter: 0.16 },
      ) +
      tubes(
        [
          [
            [660, 590, 110],
            [660, 460, 92],
            [652, 300, 74],
            [640, 120, 78],
            [632, -100, 80],
          ],
        ],
        "paper",
        { drop: 40, lighter: -0.05 },
      ) +
      stroke(`M930 360${beats}L1920 360`, tint("artery"), 11)
    );
  },
};
