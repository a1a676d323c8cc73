import type { Node } from "../curve.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { lattice, stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";
import { type Growth, grow } from "../vessel.ts";

const wide = { width: 1920, height: 720 };

const branches = (growth: Growth): Node[][] => grow(growth).map(({ nodes }) => nodes);

/** A long stent across the banner, and the artery that it holds open. */
const services: Scene = {
  size: wide,
  ground: { colour: "veinMist" },
  draw: () => {
    const line: Node[] = [
      [560, 900, 150],
      [960, 560, 150],
      [1400, 400, 150],
      [2080, 280, 150],
    ];
    return (
      tubes([line.map(([x, y, r]): Node => [x, y, r + 26])], "artery", {
        drop: 40,
        opacity: 0.32,
        lighter: 0.14,
      }) + lattice(line, { wires: 5, pitch: 5, width: 11, colour: "steel" })
    );
  },
};

const conditions: Scene = {
  size: wide,
  ground: { colour: "bone" },
  draw: () =>
    tubes(
      branches({ seed: 31, from: [2260, 600, 54], heading: 3.35, generations: 7, reach: 4.7, thinnest: 3 }),
      "vein",
      { drop: 30 },
    ) +
    tubes(
      branches({ seed: 44, from: [2280, 180, 60], heading: 2.95, generations: 7, reach: 4.7, thinnest: 3 }),
      "artery",
      { drop: 40 },
    ),
};

const signs: Scene = {
  size: wide,
  ground: { colour: "paper" },
  draw: () => {
    const beat = (x: number, height: number): Node[] => [
      [x, 420, 20],
      [x + 50, 420 - height * 0.2, 20],
      [x + 88, 420 - height, 19],
      [x + 126, 420 + height * 0.36, 19],
      [x + 170, 420 - height * 0.12, 20],
      [x + 220, 420, 20],
    ];
    return tubes(
      [
        [
          [-80, 420, 20],
          [300, 420, 20],
          [760, 420, 20],
          ...beat(900, 230),
          ...beat(1200, 270),
          ...beat(1500, 230),
          [1800, 420, 20],
          [2020, 420, 20],
        ],
      ],
      "artery",
      { drop: 44 },
    );
  },
};

/** Streets as vessels, and the place where the clinic is. */
const contact: Scene = {
  size: wide,
  ground: { colour: "bone" },
  draw: () => {
    const streets = [
      "M-20 560L1940 380M-20 260L1940 90M240 -20L330 740M640 -20L730 740M1060 -20L1150 740M1500 -20L1590 740",
      "M330 740C500 560 620 420 840 300S1300 60 1420 -20",
    ];
    return (
      stroke(streets[0] ?? "", tint("paper", 0.01), 46) +
      stroke(streets[1] ?? "", tint("vein", 0.38, 0.5), 60) +
      tubes(
        [
          [
            [-60, 566, 16],
            [700, 494, 16],
            [1096, 458, 16],
            [1160, 380, 16],
            [1290, 330, 16],
          ],
        ],
        "artery",
        { drop: 14 },
      ) +
      clay(
        [
          [[1290, 250, 96]],
          [
            [1290, 262, 88],
            [1290, 330, 46],
            [1290, 392, 8],
          ],
        ],
        "artery",
        { drop: 40, lighter: 0.03 },
      ) +
      clay([[[1286, 246, 36]]], "paper", { shadow: 0.2, drop: 6 })
    );
  },
};

export const banners = {
  "banner-servicios": services,
  "banner-enfermedades": conditions,
  "banner-sintomas": signs,
  "banner-contacto": contact,
} satisfies Record<string, Scene>;
