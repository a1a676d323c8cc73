import type { Node } from "../curve.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

const size = { width: 1440, height: 1800 };

/** A clay bust in a white coat: a head without features, plainly a figure and no portrait of anyone. */
function bust(shadow: number): string {
  const torso: Node[][] = [
    [
      [720, 1080, 150],
      [700, 1300, 330],
      [700, 1900, 420],
    ],
    [
      [560, 1190, 150],
      [360, 1330, 190],
      [250, 1560, 200],
      [210, 1900, 210],
    ],
    [
      [880, 1190, 150],
      [1080, 1330, 190],
      [1190, 1560, 200],
      [1230, 1900, 210],
    ],
  ];
  return (
    clay(
      [
        [
          [720, 560, 292],
          [720, 700, 282],
        ],
        [[720, 420, 240]],
        [[930, 500, 150]],
        [[960, 660, 116]],
      ],
      "ink",
      { drop: 46, shadow, lighter: 0.1, contrast: 0.8 },
    ) +
    tubes(
      [
        [
          [722, 760, 118],
          [722, 960, 112],
          [722, 1120, 150],
        ],
      ],
      "skin",
      { shadow: 0, lighter: -0.05 },
    ) +
    tubes(torso, "paper", { drop: 40, shadow, lighter: -0.03 }) +
    `<path d="M560 1080Q720 1150 880 1080L742 1480Q720 1520 698 1480Z" fill="${tint("vein", 0.04)}"/>` +
    tubes(
      [
        [
          [722, 940, 108],
          [722, 1060, 96],
          [722, 1150, 40],
        ],
      ],
      "skin",
      { shadow: 0.25, drop: 12 },
    ) +
    clay(
      [
        [
          [716, 560, 214],
          [716, 640, 208],
          [716, 730, 150],
          [716, 770, 118],
        ],
      ],
      "skin",
      { shadow: 0.3, drop: 16, contrast: 0.9 },
    ) +
    `<path d="M462 640C430 380 560 250 760 268C950 284 1010 440 968 660C948 540 880 440 760 418C640 440 520 480 462 640Z" fill="${tint("ink", 0.08)}"/>` +
    tubes(
      [
        [
          [560, 1070, 40],
          [580, 1280, 46],
          [700, 1520, 30],
        ],
        [
          [884, 1070, 40],
          [866, 1280, 46],
          [742, 1520, 30],
        ],
      ],
      "paper",
      { shadow: 0.3, drop: 12 },
    ) +
    tubes(
      [
        [
          [570, 1090, 13],
          [520, 1270, 13],
          [560, 1450, 13],
          [600, 1540, 13],
        ],
        [
          [872, 1090, 13],
          [930, 1270, 13],
          [900, 1480, 13],
          [890, 1560, 13],
        ],
      ],
      "artery",
      { shadow: 0.35, drop: 8 },
    ) +
    clay([[[890, 1600, 50]]], "steel", { drop: 12 }) +
    clay([[[890, 1600, 34]]], "paper", { shadow: 0, relief: -1 }) +
    stroke("M1010 1440h150v120h-150z", tint("bone", -0.1), 5)
  );
}

export const people = {
  doctor: { size, ground: { colour: "veinMist", window: 0.7 }, draw: () => bust(0.3) },
  "doctor-cutout": { size, ground: { colour: "none" }, draw: () => bust(0.12) },
} satisfies Record<string, Scene>;
