import { leg } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import { box, chair, floor, plant, roomLight, standing, windowFrame } from "../drawing/room.ts";
import type { Scene } from "../drawing/scene.ts";
import { grow, vesselPaths } from "../vessel.ts";

const size = { width: 1440, height: 1080 };

/** A framed vessel print on a wall. */
function print(x: number, y: number, width: number, height: number, seed: number): string {
  const tree = grow({ seed, from: [0, 0, 9], heading: -1.57, generations: 5, reach: 6.5 });
  const [left, bottom] = [x + width / 2, y + height - 34];
  return (
    standing({ x, y, width, height, radius: 4 }, "oak", -0.2, 14) +
    box({ x: x + 12, y: y + 12, width: width - 24, height: height - 24 }, "paper") +
    `<svg x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 24}" viewBox="${x + 12} ${y + 12} ${width - 24} ${height - 24}"><path transform="translate(${left} ${bottom})" d="${vesselPaths(tree).join("")}" fill="${tint("artery")}"/></svg>`
  );
}

const lamp = (x: number, length: number) =>
  stroke(`M${x} 0V${length}`, tint("ink", 0.1), 5) +
  `<path d="M${x - 92} ${length + 74}C${x - 92} ${length + 10} ${x - 40} ${length} ${x} ${length}C${x + 40} ${length} ${x + 92} ${length + 10} ${x + 92} ${length + 74}Z" fill="${tint("vein")}"/>` +
  `<ellipse cx="${x}" cy="${length + 90}" rx="150" ry="60" fill="#fff" opacity="0.4" filter="url(#soft)"/>`;

const reception: Scene = {
  size,
  ground: { colour: "bone" },
  draw: () =>
    roomLight +
    floor(830, "oak", 0.05) +
    print(960, 190, 230, 300, 4) +
    lamp(470, 250) +
    lamp(720, 250) +
    standing({ x: 240, y: 580, width: 720, height: 330, radius: 10 }, "vein", 0.02, 30) +
    Array.from({ length: 11 }, (_, slat) =>
      box({ x: 272 + slat * 60, y: 640, width: 30, height: 250, radius: 8 }, "vein", 0.08),
    ).join("") +
    standing({ x: 210, y: 560, width: 780, height: 44, radius: 10 }, "paper", 0, 14) +
    standing({ x: 700, y: 420, width: 170, height: 116, radius: 10 }, "ink", 0.12, 10) +
    box({ x: 772, y: 534, width: 26, height: 28 }, "ink", 0.2) +
    chair(1190, 960, "artery", -1) +
    plant(110, 950, 1.15),
};

const consultingRoom: Scene = {
  size,
  ground: { colour: "veinMist" },
  draw: () =>
    roomLight +
    floor(800, "oak", 0.05) +
    windowFrame({ x: 90, y: 120, width: 340, height: 430 }) +
    print(1040, 150, 220, 290, 9) +
    chair(360, 960, "artery") +
    chair(1180, 960, "vein", -1) +
    standing({ x: 470, y: 600, width: 580, height: 36, radius: 10 }, "oak", -0.18, 20) +
    box({ x: 510, y: 636, width: 34, height: 320, radius: 6 }, "oak", -0.26) +
    box({ x: 976, y: 636, width: 34, height: 320, radius: 6 }, "oak", -0.26) +
    standing({ x: 800, y: 470, width: 170, height: 112, radius: 10 }, "ink", 0.14, 10) +
    box({ x: 870, y: 580, width: 28, height: 22 }, "ink", 0.2) +
    standing({ x: 540, y: 580, width: 150, height: 20, radius: 4 }, "paper", 0, 8) +
    clay([[[730, 582, 18]]], "lymph", { drop: 8 }),
};

const ultrasound: Scene = {
  size,
  ground: { colour: "bone", window: 0.8 },
  draw: () =>
    roomLight +
    floor(840, "veinMist", -0.1) +
    standing({ x: 120, y: 640, width: 760, height: 74, radius: 34 }, "vein", 0.12, 26) +
    standing({ x: 130, y: 560, width: 190, height: 96, radius: 44 }, "paper", 0, 12) +
    box({ x: 210, y: 714, width: 60, height: 230, radius: 8 }, "steel", -0.05) +
    box({ x: 730, y: 714, width: 60, height: 230, radius: 8 }, "steel", -0.05) +
    standing({ x: 1050, y: 520, width: 230, height: 400, radius: 26 }, "paper", -0.02, 26) +
    standing({ x: 1000, y: 200, width: 330, height: 250, radius: 18 }, "ink", 0.06, 20) +
    `<path d="M1165 228L1050 418H1280Z" fill="${tint("steel", -0.2)}"/><path d="M1100 340Q1165 310 1230 340V372Q1165 342 1100 372Z" fill="${tint("artery", 0.06)}"/>` +
    box({ x: 1146, y: 450, width: 38, height: 80 }, "steel", -0.08) +
    box({ x: 1020, y: 560, width: 290, height: 40, radius: 12 }, "steel", 0.1) +
    clay([[[1090, 940, 26]], [[1240, 940, 26]]], "ink", { drop: 10, lighter: 0.1 }) +
    tubes(
      [
        [
          [1040, 610, 9],
          [960, 760, 9],
          [900, 700, 9],
          [880, 560, 9],
          [900, 500, 10],
        ],
      ],
      "ink",
      { drop: 12, lighter: 0.14 },
    ) +
    tubes(
      [
        [
          [900, 500, 15],
          [904, 440, 22],
          [906, 410, 24],
        ],
      ],
      "paper",
      { drop: 14, lighter: -0.06 },
    ),
};

const corridor: Scene = {
  size,
  ground: { colour: "paper" },
  draw: () => {
    const door = (x: number, colour: "vein" | "artery" | "lymph") =>
      standing({ x, y: 270, width: 200, height: 560, radius: 4 }, colour, 0.14, 14) +
      clay([[[x + 170, 570, 11]]], "steel", { drop: 6 });
    const wall = (d: string, lighter: number) => `<path d="${d}" fill="${tint("bone", lighter)}"/>`;
    return (
      roomLight +
      wall("M0 0L420 210V800L0 1080Z", 0.01) +
      wall("M1440 0L1020 210V800L1440 1080Z", -0.07) +
      `<path d="M0 1080L420 800H1020L1440 1080Z" fill="${tint("oak", 0.05)}"/><path d="M0 0L420 210H1020L1440 0Z" fill="${tint("paper", 0.01)}"/>` +
      box({ x: 420, y: 210, width: 600, height: 590 }, "bone", 0.02) +
      windowFrame({ x: 590, y: 290, width: 260, height: 330 }) +
      stroke("M0 700L420 575M1020 575L1440 700", tint("artery"), 7) +
      `<g transform="matrix(0.62 0.31 0 1 60 -30)">${door(110, "vein")}</g>` +
      `<g transform="matrix(0.62 -0.31 0 1 560 380)">${door(1080, "artery")}</g>` +
      `<path d="M560 800H880L1010 1080H430Z" fill="#fff" opacity="0.3" filter="url(#close)"/>` +
      plant(500, 840, 0.62)
    );
  },
};

const facade: Scene = {
  size,
  ground: { colour: "veinMist", window: 0 },
  draw: () =>
    roomLight +
    box({ x: 0, y: 880, width: 1440, height: 200 }, "bone", -0.1) +
    box({ x: 0, y: 868, width: 1440, height: 16 }, "bone", -0.02) +
    standing({ x: 180, y: 220, width: 1080, height: 660 }, "paper", -0.01, 34) +
    box({ x: 150, y: 180, width: 1140, height: 46, radius: 4 }, "artery", 0.02) +
    [270, 500, 900, 1090].map((x) => windowFrame({ x, y: 300, width: 130, height: 190 })).join("") +
    [270, 1000].map((x) => windowFrame({ x, y: 580, width: 230, height: 190 })).join("") +
    standing({ x: 620, y: 520, width: 250, height: 360, radius: 6 }, "vein", 0.05, 10) +
    box({ x: 650, y: 550, width: 190, height: 220, radius: 4 }, "veinMist", 0.02) +
    clay([[[842, 800, 12]]], "steel", { drop: 6 }) +
    standing({ x: 580, y: 480, width: 330, height: 34, radius: 6 }, "artery", 0.06, 12) +
    plant(560, 884, 0.7) +
    plant(940, 884, 0.7) +
    tubes(
      [
        [
          [70, 900, 22],
          [76, 700, 18],
          [70, 560, 14],
        ],
      ],
      "oak",
      { drop: 14, lighter: -0.3 },
    ) +
    clay([[[70, 500, 110]], [[10, 590, 84]], [[140, 590, 80]]], "lymph", { drop: 24, lighter: -0.06 }),
};

const deskDetail: Scene = {
  size,
  ground: { colour: "oak", window: 0.45 },
  draw: () =>
    roomLight +
    `<g transform="rotate(-7 560 560)">${standing({ x: 210, y: 250, width: 560, height: 700, radius: 8 }, "paper", 0, 26)}${[0, 1, 2, 3, 4, 5].map((line) => stroke(`M280 ${600 + line * 50}h${line === 5 ? 220 : 410}`, tint("steel", 0.1), 8)).join("")}<path d="${vesselPaths(grow({ seed: 6, from: [300, 420, 13], heading: 0, generations: 4, reach: 9, spread: 0.9 })).join("")}" fill="${tint("artery")}"/></g>` +
    `<g transform="translate(1090 330) scale(0.24) rotate(14)">${clay(leg({ x: 0 }), "bone", { drop: 90 })}</g>` +
    tubes(
      [
        [
          [820, 930, 15],
          [1010, 760, 15],
          [1070, 700, 15],
        ],
      ],
      "vein",
      { drop: 18 },
    ) +
    tubes(
      [
        [
          [1070, 700, 14],
          [1096, 676, 4],
        ],
      ],
      "steel",
      { shadow: 0 },
    ) +
    clay([[[1210, 830, 130]]], "paper", { drop: 30 }) +
    clay([[[1210, 830, 106]]], "clot", { shadow: 0, relief: -1, lighter: -0.02, contrast: 0.6 }),
};

export const rooms = {
  "gallery-1": reception,
  "gallery-2": consultingRoom,
  "gallery-3": ultrasound,
  "gallery-4": corridor,
  "gallery-5": facade,
  "gallery-6": deskDetail,
} satisfies Record<string, Scene>;
