import { type Node, smooth } from "../curve.ts";

type Shapes = Node[][];

export type LegShape = {
  x: number;
  /** Width of calf, ankle and foot, as a multiple of a healthy leg's. */
  swell?: number;
  /** 1 looks right, -1 left. */
  facing?: 1 | -1;
  /** Scale about the sole, which stands at y = 1000. */
  size?: number;
};

/** Curves of a leg from the side, standing on y = 1000: thigh to sole, and its foot with the toes. */
export function leg({ x, swell = 1, facing = 1, size = 1 }: LegShape): Shapes {
  const place = (dx: number, y: number, r: number): Node => [
    x + dx * facing * size,
    1000 - (1000 - y) * size,
    r * size,
  ];
  const shank = [
    place(-10, -260, 190),
    place(0, 60, 158),
    place(12, 330, 118),
    place(2, 430, 108 + 16 * (swell - 1)),
    place(-24, 580, 118 * swell),
    place(-14, 730, 88 * swell),
    place(0, 880, 58 * (1 + 1.25 * (swell - 1))),
    place(-4, 940, 58 * (1 + 0.9 * (swell - 1))),
  ];
  const heel = [place(-4, 900, 50 * swell), place(-16, 946, 54)];
  const foot = [
    place(-14, 944, 54),
    place(70, 938, 50 * swell),
    place(150, 960, 40 * (1 + 0.6 * (swell - 1))),
    place(222, 974, 26),
  ];
  const toe = [place(214, 972, 26), place(262, 976, 22)];
  return [shank, heel, foot, toe].map((nodes) => smooth(nodes));
}

/** Curves of a bare foot seen from below, toes up, about 640 px high at size 1, centred on (x, y). */
export function sole(x: number, y: number, size = 1, side: 1 | -1 = 1): { foot: Shapes; toes: Node[] } {
  const place = (dx: number, dy: number, r: number): Node => [x + dx * side * size, y + dy * size, r * size];
  const foot = [
    smooth([
      place(-10, 250, 92),
      place(0, 150, 88),
      place(20, 30, 92),
      place(10, -80, 112),
      place(0, -130, 112),
    ]),
    smooth([place(-48, -120, 88), place(52, -96, 88)]),
  ];
  const toes = [
    place(-92, -262, 54),
    place(-8, -284, 38),
    place(57, -262, 34),
    place(108, -224, 31),
    place(146, -174, 28),
  ];
  return { foot, toes };
}

/** A forearm with its hand, palm up, reaching from the left edge to about x = 1600. */
export function forearm(y: number): Shapes {
  return [
    smooth([
      [-120, y + 70, 220],
      [260, y + 40, 205],
      [700, y + 10, 160],
      [1020, y, 112],
      [1100, y, 108],
      [1240, y, 138],
      [1330, y, 136],
    ]),
    smooth([
      [1330, y - 88, 50],
      [1480, y - 104, 44],
      [1630, y - 108, 38],
      [1700, y - 104, 34],
    ]),
    smooth([
      [1340, y - 28, 50],
      [1520, y - 28, 45],
      [1690, y - 20, 38],
      [1765, y - 14, 34],
    ]),
    smooth([
      [1340, y + 40, 50],
      [1510, y + 50, 44],
      [1660, y + 66, 38],
      [1730, y + 72, 33],
    ]),
    smooth([
      [1330, y + 96, 44],
      [1460, y + 122, 37],
      [1570, y + 146, 31],
      [1620, y + 156, 28],
    ]),
    smooth([
      [1180, y - 80, 66],
      [1250, y - 190, 52],
      [1340, y - 262, 44],
      [1400, y - 292, 38],
    ]),
  ];
}
