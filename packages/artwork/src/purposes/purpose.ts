import type { PictureId } from "@consultorio/pictures";
import { type ColourName, type Node, tint } from "@consultorio/pictures/drawing";
import { boxLight, shadedBox } from "../certificates/box.ts";
import { ball, cup, paper, pencil, ring, stroke } from "./things.ts";
import { tube } from "./tube.ts";

interface Purpose {
  ground: ColourName;
  draw: () => string;
}

/** The parts of a visit, one drawing for each of the four purposes, at 1440 × 1080. */
export const purposes: { readonly [id in PictureId]?: Purpose } = {
  "purpose-1": { ground: "oak", draw: listening },
  "purpose-2": { ground: "veinMist", draw: explaining },
  "purpose-3": { ground: "bone", draw: deciding },
  "purpose-4": { ground: "veinMist", draw: following },
};

const faint = tint("steel", 0.16);

/** A notebook with what was said, between two cups. */
function listening(): string {
  const line = (row: number, end: number) =>
    stroke(`M546 ${360 + row * 66}c40 -16 70 14 110 0s70 14 110 0s60 10 ${end} 0`, tint("ink", 0.34), 7);
  const coil = (index: number) =>
    stroke(`M${490 + index * 56} 176v52`, tint("steel", 0.02), 12) +
    stroke(`M${487 + index * 56} 178v48`, tint("steel", 0.2), 4);
  return [
    boxLight,
    paper(450, 204, 540, 700),
    ...Array.from({ length: 9 }, (_, index) => coil(index)),
    stroke("M546 288h150", tint("artery", 0.06), 14),
    ...[118, 70, 124, 40, 96].map((end, row) => line(row, end)),
    pencil(842, 716, 330, 38),
    cup(224, 412, "vein", 155),
    cup(1216, 640, "artery", -18),
  ].join("");
}

const narrow = (x: number, y: number, reach: number, wide: number): Node[] => [
  [x - reach, y + 14, wide],
  [x - reach * 0.5, y, wide * 0.98],
  [x - reach * 0.2, y - 2, wide * 0.78],
  [x, y, wide * 0.34],
  [x + reach * 0.2, y - 2, wide * 0.78],
  [x + reach * 0.5, y - 6, wide * 0.96],
  [x + reach, y - 24, wide],
];

/** A screen that shows an artery, and a ring around the place where it is narrow. */
function explaining(): string {
  return [
    boxLight,
    shadedBox({ x: 0, y: 892, width: 1440, height: 200, radius: 0 }, "oak", 0.04, 0),
    shadedBox({ x: 640, y: 760, width: 160, height: 140, radius: 10 }, "steel", -0.1, 10),
    shadedBox({ x: 500, y: 880, width: 440, height: 40, radius: 20 }, "steel", -0.06, 12),
    shadedBox({ x: 190, y: 120, width: 1060, height: 660, radius: 36 }, "ink", 0.08, 26),
    `<rect x="226" y="156" width="988" height="588" rx="14" fill="${tint("paper", -0.01)}"/>`,
    `<clipPath id="screen"><rect x="226" y="156" width="988" height="588" rx="14"/></clipPath><g clip-path="url(#screen)">`,
    tube(
      [
        [940, 440, 46],
        [1040, 560, 40],
        [1200, 660, 34],
        [1300, 720, 30],
      ],
      "artery",
    ),
    tube(narrow(690, 440, 560, 74), "artery"),
    "</g>",
    ring(690, 440, 134, tint("vein"), 12),
    stroke("M690 574v70", tint("vein"), 10),
    stroke("M570 676h240", faint, 14),
  ].join("");
}

/** Two sheets, each with one way to treat the same artery and what speaks for it and against it, and a pencil. */
function deciding(): string {
  const points = (x: number) =>
    (["lymph", "lymph", "artery"] as const).map((colour, row) => {
      const y = 640 + row * 84;
      return ball(x + 66, y, 20, colour) + stroke(`M${x + 118} ${y}h${300 - row * 46}`, faint, 14);
    });
  const wires = Array.from({ length: 13 }, (_, index) =>
    ["l60 88", "l-60 88"]
      .map((way) => stroke(`M${250 + index * 22} 340${way}`, tint("steel", 0.16), 5))
      .join(""),
  );
  const mesh = `<clipPath id="stent"><rect x="290" y="342" width="180" height="84" rx="16"/></clipPath><g clip-path="url(#stent)">${wires.join("")}</g>`;
  return [
    boxLight,
    paper(120, 160, 520, 760),
    paper(800, 160, 520, 760),
    ...points(120),
    ...points(800),
    tube(
      narrow(380, 384, 190, 44).map(([x, y, r]): Node => [x, y, Math.max(r, 40)]),
      "artery",
    ),
    mesh,
    tube(narrow(1060, 450, 190, 40), "artery"),
    tube(
      [
        [920, 444, 20],
        [934, 346, 25],
        [1060, 290, 27],
        [1186, 340, 25],
        [1200, 432, 20],
      ],
      "vein",
      0.05,
    ),
    pencil(720, 560, 420, 8),
  ].join("");
}

/** A calendar: days with a green point, and a red ring around the next visit. */
function following(): string {
  const place = (column: number, row: number) => [372 + column * 116, 440 + row * 128] as const;
  const day = (column: number, row: number) => {
    const [x, y] = place(column, row);
    return `<rect x="${x - 48}" y="${y - 54}" width="96" height="108" rx="14" fill="${tint("bone", -0.01)}"/>`;
  };
  const done = [
    [1, 0],
    [4, 0],
    [2, 1],
    [5, 1],
    [1, 2],
  ] as const;
  const [x, y] = place(4, 3);
  return [
    boxLight,
    shadedBox({ x: 270, y: 130, width: 900, height: 850, radius: 22 }, "paper", 0, 26),
    shadedBox({ x: 270, y: 130, width: 900, height: 180, radius: 22 }, "vein", 0.02, 4),
    stroke("M590 222h260", tint("paper"), 18, 'opacity="0.8"'),
    ...[470, 970].map(
      (at) =>
        stroke(`M${at} 88v96`, tint("steel", -0.06), 22) + stroke(`M${at - 4} 90v90`, tint("steel", 0.16), 7),
    ),
    ...Array.from({ length: 28 }, (_, index) => day(index % 7, Math.floor(index / 7))),
    ...done.map(([column, row]) => ball(...place(column, row), 30, "lymph", 0.02)),
    ring(x, y, 44, tint("artery"), 13),
  ].join("");
}
