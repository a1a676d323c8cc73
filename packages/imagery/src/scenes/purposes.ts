import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import type { Scene } from "../drawing/scene.ts";

const size = { width: 1440, height: 1080 };

const path = (d: string, colour: Parameters<typeof tint>[0], lighter = 0) =>
  `<path d="${d}" fill="${tint(colour, lighter)}"/>`;

/** What guides the work, one still life each: a way, a horizon, a balance, a joining. */
export const purposes = {
  "purpose-1": {
    size,
    ground: { colour: "bone" },
    draw: () =>
      tubes(
        [
          [
            [-60, 960, 60],
            [300, 900, 54],
            [520, 720, 46],
            [800, 660, 38],
            [940, 480, 30],
            [1060, 380, 24],
          ],
        ],
        "artery",
        { drop: 36 },
      ) +
      clay([[[1090, 330, 92]]], "artery", { drop: 44, lighter: 0.06 }) +
      clay([[[560, 380, 30]], [[330, 560, 22]], [[800, 300, 18]]], "vein", { drop: 14 }),
  },
  "purpose-2": {
    size,
    ground: { colour: "veinMist" },
    draw: () =>
      clay([[[720, 660, 290]]], "artery", { drop: 30, lighter: 0.08 }) +
      path("M0 700H1440V1080H0Z", "vein", 0.3) +
      tubes(
        [
          [
            [-80, 770, 60],
            [360, 740, 60],
            [720, 780, 60],
            [1100, 740, 60],
            [1520, 770, 60],
          ],
        ],
        "vein",
        { drop: 30, lighter: 0.2 },
      ) +
      tubes(
        [
          [
            [-80, 940, 90],
            [360, 900, 90],
            [800, 950, 90],
            [1520, 900, 90],
          ],
        ],
        "vein",
        { drop: 30, lighter: 0.1 },
      ),
  },
  "purpose-3": {
    size,
    ground: { colour: "paper" },
    draw: () =>
      clay(
        [
          [
            [560, 880, 120],
            [880, 880, 120],
          ],
        ],
        "bone",
        { drop: 46, lighter: -0.08 },
      ) +
      clay(
        [
          [
            [640, 680, 96],
            [800, 680, 96],
          ],
        ],
        "vein",
        { drop: 26, lighter: 0.1 },
      ) +
      clay(
        [
          [
            [680, 520, 76],
            [770, 520, 76],
          ],
        ],
        "artery",
        { drop: 22 },
      ) +
      clay([[[724, 388, 66]]], "lymph", { drop: 20, lighter: 0.08 }),
  },
  "purpose-4": {
    size,
    ground: { colour: "bone" },
    draw: () =>
      tubes(
        [
          [
            [1520, 260, 80],
            [1100, 290, 78],
            [900, 430, 74],
            [860, 640, 72],
            [700, 800, 72],
            [300, 830, 78],
            [-80, 860, 80],
          ],
        ],
        "vein",
        { drop: 40 },
      ) +
      tubes(
        [
          [
            [-80, 260, 80],
            [330, 280, 78],
            [540, 420, 74],
            [600, 640, 72],
            [760, 800, 68],
            [1100, 840, 76],
            [1520, 860, 80],
          ],
        ],
        "artery",
        { drop: 36 },
      ),
  },
} satisfies Record<string, Scene>;
