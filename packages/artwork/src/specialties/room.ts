import { area, bar, card, circle, line, oval, place, times } from "./shapes.ts";

/** Colours of the rooms of a clinic. */
export interface RoomColors {
  wall: string;
  panel: string;
  floor: string;
  wood: string;
  furniture: string;
  soft: string;
  accent: string;
  leaf: string;
}

const plant = ({ leaf, accent }: RoomColors, x: number, size = 1) =>
  place(
    x,
    880,
    times(7, (index) =>
      place(
        0,
        -100,
        area("M0 0C46-60 46-170 0-250C-46-170-46-60 0 0Z", leaf, index % 2 === 0 ? "" : 'opacity=".75"'),
        -66 + index * 22,
        1 - Math.abs(index - 3) * 0.08,
      ),
    ) + area("M-80-110H80L60 40H-60Z", accent),
    0,
    size,
  );

const window = ({ soft, wood, leaf }: RoomColors, x: number) =>
  bar(x, 170, 360, 380, 24, wood) +
  bar(x + 20, 190, 320, 340, 12, "#e9f5fb") +
  area(`M${x + 20} 440Q${x + 180} 350 ${x + 340} 430V530H${x + 20}Z`, leaf, 'opacity=".55"') +
  circle(x + 250, 280, 44, soft) +
  bar(x + 172, 190, 16, 340, 0, wood);

const lamp = ({ accent }: RoomColors, x: number) =>
  line(`M${x} 0V150`, accent, 8) +
  area(`M${x - 100} 250C${x - 90} 180 ${x - 50} 150 ${x} 150S${x + 90} 180 ${x + 100} 250Z`, accent) +
  oval(x, 252, 42, 18, "#fff6d8");

const shell = ({ wall, panel, floor }: RoomColors, inside: string) =>
  card(
    wall,
    bar(0, 0, 1440, 560, 0, panel, 'opacity=".5"') +
      bar(0, 860, 1440, 220, 0, floor) +
      bar(0, 846, 1440, 18, 0, "#fff", 'opacity=".8"') +
      inside,
  );

const seat = ({ furniture, wood }: RoomColors, x: number) =>
  bar(x, 560, 46, 280, 23, furniture) +
  bar(x, 740, 230, 70, 35, furniture) +
  line(`M${x + 30} 810V930M${x + 200} 810V930`, wood, 18);

/** A counter, a lamp on each side and the clinic's mark on the wall. */
export const reception = (colors: RoomColors, mark: string) =>
  shell(
    colors,
    place(590, 240, circle(130, 130, 170, "#fff", 'opacity=".7"') + mark) +
      lamp(colors, 330) +
      lamp(colors, 1110) +
      bar(330, 640, 780, 290, 30, colors.furniture) +
      times(14, (index) => bar(370 + index * 52, 690, 10, 210, 5, "#fff", 'opacity=".22"')) +
      bar(290, 610, 860, 56, 28, colors.wood) +
      bar(880, 480, 170, 116, 14, "#23324a") +
      bar(955, 590, 20, 30, 0, "#23324a") +
      plant(colors, 160) +
      plant(colors, 1280, 1.15),
  );

/** Seats below a window. */
export const waitingRoom = (colors: RoomColors) =>
  shell(
    colors,
    window(colors, 240) +
      window(colors, 840) +
      lamp(colors, 720) +
      seat(colors, 330) +
      seat(colors, 620) +
      seat(colors, 910) +
      plant(colors, 1270, 1.3) +
      oval(720, 985, 520, 54, colors.soft, 'opacity=".6"'),
  );

/** The room of the treatment: a couch, and what the specialty has around it. */
export const treatmentRoom = (colors: RoomColors, around: string) =>
  shell(
    colors,
    window(colors, 150) +
      oval(700, 985, 480, 46, colors.soft, 'opacity=".6"') +
      bar(400, 690, 640, 84, 42, colors.furniture) +
      bar(820, 596, 240, 84, 42, colors.furniture, 'transform="rotate(-24 940 640)"') +
      bar(640, 770, 130, 150, 20, colors.wood) +
      bar(560, 910, 290, 34, 17, colors.wood) +
      around +
      plant(colors, 1310, 1.1),
  );
