import { lump } from "../drawing/anatomy.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";
import { bowed, winding } from "../drawing/winding.ts";

/** A closed artery, and the corkscrew vessels with which the body finds a way around it. */
export const buerger: Scene = {
  ground: { colour: "paper" },
  draw: () => {
    return (
      tubes(
        [
          [
            [960, 330, 88],
            [965, 540, 80],
            [960, 760, 84],
          ],
        ],
        "ghost",
        { drop: 30, lighter: -0.06 },
      ) +
      tubes(
        [
          [
            [930, -120, 100],
            [945, 100, 98],
            [958, 300, 92],
          ],
          [
            [958, 790, 82],
            [955, 960, 84],
            [940, 1220, 84],
          ],
        ],
        "artery",
        { drop: 34 },
      ) +
      clay(lump([[962, 330, 104]], 2), "clot", { shadow: 0.4, drop: 14 }) +
      clay(lump([[960, 765, 96]], 6), "clot", { shadow: 0.4, drop: 14 }) +
      tubes(
        [
          bowed(winding([880, 90, 26], [880, 960, 26], 60, 6, 3), -250),
          bowed(winding([1020, 120, 22], [1010, 930, 22], 54, 7, 5), 260),
          bowed(winding([1030, 20, 14], [1010, 1040, 14], 36, 11, 7), 480),
        ],
        "artery",
        { drop: 20, lighter: 0.05 },
      )
    );
  },
};
