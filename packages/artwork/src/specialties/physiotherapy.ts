import { bust } from "./figure.ts";
import { area, bar, card, circle, line, oval, place, ring, sheet, times, wide } from "./shapes.ts";

const [chalk, lavender, iris, indigo, night] = ["#f4f2fd", "#d6d0f8", "#9d8ff0", "#4a35d4", "#1d1456"];
const [mint, jade] = ["#9be3c9", "#1f7a68"];
const amber = "#ffb14a";

type Point = readonly [x: number, y: number];

/** The joints of a body that moves, in pixels. */
interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  arms: readonly (readonly [elbow: Point, hand: Point])[];
  legs: readonly (readonly [knee: Point, foot: Point])[];
}

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** A body of thick strokes; the far limbs have the second colour. */
function body({ head, neck, hip, arms, legs }: Pose, near: string, far: string, thick = 84): string {
  const limb = (from: Point, joints: readonly Point[], color: string, width: number) =>
    line(path([from, ...joints]), color, width);
  const [nearArm, farArm] = arms;
  const [nearLeg, farLeg] = legs;
  return (
    (farArm ? limb(neck, farArm, far, thick * 0.66) : "") +
    (farLeg ? limb(hip, farLeg, far, thick * 0.86) : "") +
    limb(neck, [hip], near, thick * 1.35) +
    (nearLeg ? limb(hip, nearLeg, near, thick * 0.86) : "") +
    circle(head[0], head[1], thick * 0.86, near) +
    (nearArm ? limb(neck, nearArm, amber, thick * 0.62) : "")
  );
}

const joint = ([x, y]: Point, radius = 30) => circle(x, y, radius, "#fff") + ring(x, y, radius, night, 9);
const halo = ([x, y]: Point, radius: number, color = amber) =>
  circle(x, y, radius * 1.7, color, 'opacity=".18"') +
  circle(x, y, radius * 1.3, color, 'opacity=".3"') +
  circle(x, y, radius, color);
const arc = (
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  color: string,
  width = 12,
  more = "",
) => {
  const at = (degrees: number) =>
    `${Math.round(x + r * Math.cos((degrees * Math.PI) / 180))} ${Math.round(y + r * Math.sin((degrees * Math.PI) / 180))}`;
  return line(`M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`, color, width, more);
};
const dashes = 'stroke-dasharray="4 36"';

/** Vertebrae one over the other along a soft curve, the `marked` one in amber. */
const spine = (x: number, y: number, count: number, marked: number) =>
  times(count, (index) => {
    const middle = x + Math.sin(index / 2.1) * 46;
    const width = 176 + index * 13;
    const turn = Math.cos(index / 2.1) * -9;
    return place(
      middle,
      y + index * 108,
      bar(-width / 2 - 60, -18, 60, 36, 18, iris) +
        bar(width / 2, -18, 60, 36, 18, iris) +
        bar(-width / 2, -40, width, 80, 34, index === marked ? amber : "#fff") +
        (index < count - 1 ? bar(-width / 2 + 22, 47, width - 44, 16, 8, mint) : ""),
      turn,
    );
  });

/** Thigh and shin with the joint between them; `angle` bends the shin (degrees). */
const knee = (x: number, y: number, angle: number, color: string) =>
  place(x, y, bar(-74, -470, 148, 440, 74, color) + oval(0, -36, 118, 86, color)) +
  place(x, y, bar(-62, 30, 124, 480, 62, color) + oval(0, 46, 104, 66, color), angle) +
  oval(x - 104, y - 6, 40, 62, "#fff");

const stretch: Pose = {
  head: [760, 250],
  neck: [720, 390],
  hip: [650, 640],
  arms: [
    [
      [880, 330],
      [1010, 190],
    ],
    [
      [600, 470],
      [470, 400],
    ],
  ],
  legs: [
    [
      [820, 760],
      [800, 950],
    ],
    [
      [500, 780],
      [330, 920],
    ],
  ],
};
const lunge: Pose = {
  head: [770, 290],
  neck: [730, 430],
  hip: [680, 680],
  arms: [
    [
      [850, 540],
      [990, 490],
    ],
    [
      [600, 560],
      [500, 480],
    ],
  ],
  legs: [
    [
      [900, 720],
      [900, 930],
    ],
    [
      [520, 830],
      [330, 930],
    ],
  ],
};

const hero = () =>
  wide(
    indigo,
    circle(1340, 600, 470, "#5b47e2") +
      arc(1340, 600, 560, 200, 350, mint, 16, dashes) +
      arc(1340, 600, 400, 190, 330, iris, 14) +
      bar(860, 965, 1060, 115, 0, night) +
      place(
        620,
        20,
        body(stretch, chalk, iris, 88) + joint([820, 760]) + joint([880, 330], 24) + joint([650, 640], 28),
      ) +
      circle(1720, 230, 66, amber) +
      ring(1000, 250, 46, mint, 14),
  );

const background = () =>
  wide(
    chalk,
    circle(960, 780, 640, lavender) +
      circle(960, 780, 450, "#c3b9f5") +
      arc(960, 780, 780, 190, 350, iris, 14, dashes) +
      arc(960, 780, 550, 200, 340, mint, 20) +
      bar(0, 980, 1920, 100, 0, indigo) +
      circle(330, 330, 90, amber) +
      ring(1620, 300, 74, jade, 26) +
      bar(1500, 820, 210, 160, 24, mint) +
      circle(250, 900, 80, iris),
  );

/** The figure in front of the hero's ground; transparent around it. */
const cutout = () =>
  sheet(
    1440,
    1800,
    null,
    place(
      0,
      300,
      body(
        {
          head: [800, 130],
          neck: [740, 310],
          hip: [650, 720],
          arms: [
            [
              [960, 300],
              [1180, 90],
            ],
            [
              [560, 420],
              [330, 340],
            ],
          ],
          legs: [
            [
              [930, 930],
              [880, 1330],
            ],
            [
              [430, 950],
              [170, 1250],
            ],
          ],
        },
        indigo,
        iris,
        140,
      ) +
        line("M880 1350h150M170 1270l-70 110", night, 76) +
        joint([930, 930], 48) +
        joint([960, 300], 38) +
        joint([650, 720], 44) +
        arc(740, 310, 520, 300, 345, amber, 18, 'stroke-dasharray="4 44"'),
    ),
  );

const portrait = () =>
  bust({
    ground: lavender,
    halo: "#e7e3fc",
    skin: "#a5683f",
    shade: "#87522f",
    hair: "#17131f",
    coat: indigo,
    lapel: "#3b29b3",
    shirt: mint,
    cut: "knot",
  });

const pattern = () =>
  sheet(
    1920,
    1080,
    night,
    times(5, (index) => ring(1560, 620, 180 + index * 150, index % 2 === 0 ? indigo : "#33249a", 34)) +
      circle(1560, 620, 90, amber) +
      arc(1560, 620, 700, 170, 260, mint, 14, dashes) +
      bar(0, 1010, 1920, 70, 0, indigo),
  );

const soft = () =>
  wide(
    chalk,
    circle(1700, 1000, 520, lavender) +
      arc(1700, 1000, 640, 180, 290, iris, 14, dashes) +
      arc(1700, 1000, 780, 180, 290, mint, 18) +
      circle(240, 200, 110, "#e6e1fb") +
      ring(420, 330, 40, amber, 14),
  );

const floor = (color = night) => bar(0, 980, 1440, 100, 0, color);

const services = {
  "valoracion-de-movimiento": () =>
    card(
      lavender,
      floor(indigo) +
        circle(720, 560, 400, "#e9e5fc") +
        arc(700, 420, 330, 270, 360, amber, 26) +
        times(7, (index) => place(700, 420, bar(-5, -370, 10, 34, 5, indigo), index * 15)) +
        body(
          {
            head: [700, 230],
            neck: [700, 380],
            hip: [700, 650],
            arms: [
              [
                [850, 340],
                [1000, 290],
              ],
              [
                [640, 520],
                [640, 650],
              ],
            ],
            legs: [
              [
                [740, 820],
                [740, 960],
              ],
              [
                [650, 820],
                [650, 960],
              ],
            ],
          },
          indigo,
          iris,
        ) +
        joint([700, 400], 34),
    ),
  "terapia-manual": () =>
    card(
      mint,
      spine(720, 150, 8, 5) +
        place(
          420,
          690,
          bar(-240, -62, 330, 124, 62, indigo) +
            times(4, (index) => bar(60, -62 + index * 31, 130 - Math.abs(index - 1) * 22, 27, 13, indigo)),
          0,
        ) +
        place(
          1020,
          690,
          bar(-90, -62, 330, 124, 62, night) +
            times(4, (index) =>
              bar(
                -190 + Math.abs(index - 1) * 22,
                -62 + index * 31,
                130 - Math.abs(index - 1) * 22,
                27,
                13,
                night,
              ),
            ),
          0,
        ),
    ),
  "ejercicio-terapeutico": () =>
    card(
      amber,
      circle(720, 580, 420, "#ffc47a") +
        floor(night) +
        line("M500 480C640 380 860 400 990 490", jade, 22) +
        body(lunge, indigo, "#7866e8") +
        joint([900, 720], 32) +
        joint([680, 680], 30),
    ),
  "rehabilitacion-despues-de-cirugia": () =>
    card(
      indigo,
      circle(720, 560, 430, "#5b47e2") +
        knee(720, 560, 24, lavender) +
        bar(590, 330, 260, 92, 30, mint) +
        place(690, 760, bar(-120, -46, 240, 92, 30, mint), 24) +
        line("M868 376C960 470 950 640 806 800", mint, 24) +
        joint([868, 376], 26) +
        joint([806, 800], 26),
    ),
};

const conditions = {
  "dolor-lumbar": () =>
    card(
      lavender,
      circle(720, 790, 330, amber, 'opacity=".35"') +
        circle(720, 790, 230, amber, 'opacity=".35"') +
        spine(720, 110, 9, 6),
    ),
  "esguince-de-tobillo": () =>
    card(
      chalk,
      floor(mint) +
        circle(640, 740, 300, amber, 'opacity=".3"') +
        area(
          "M520-20H780V620C790 690 900 740 1050 790 1150 826 1150 980 1060 980H560C470 980 450 900 480 800 500 740 520 700 520 620Z",
          indigo,
        ) +
        line(
          "M650 700C700 780 760 800 830 810M650 700C640 800 620 860 570 900M650 700C700 840 720 880 740 930",
          mint,
          26,
        ) +
        halo([650, 700], 58),
    ),
  "tendinopatia-de-hombro": () =>
    card(
      mint,
      area("M0 420C220 330 420 300 620 330L560 1080H0Z", jade) +
        bar(760, 430, 190, 760, 95, indigo) +
        circle(850, 460, 190, indigo) +
        line("M250 330C460 230 720 210 900 320", night, 60) +
        line("M520 520C640 480 700 400 850 330", amber, 46) +
        joint([850, 330], 34) +
        arc(850, 460, 310, 250, 350, "#fff", 16, dashes),
    ),
  "artrosis-de-rodilla": () =>
    card(
      "#ece8fd",
      circle(720, 540, 300, amber, 'opacity=".28"') +
        knee(720, 540, 8, iris) +
        line("M606 524l40 22 38-24 40 24 38-24 40 22 34-18", amber, 26) +
        line("M612 566l40 22 38-24 40 24 38-24 40 22 30-16", night, 14),
    ),
};

const symptoms = {
  "dolor-de-espalda": () =>
    card(
      indigo,
      circle(720, 620, 470, "#5b47e2") +
        circle(720, 170, 110, lavender) +
        area("M720 270C900 290 1010 340 1030 470L960 1080H480L410 470C430 340 540 290 720 270Z", lavender) +
        line("M720 340V980", indigo, 14, 'stroke-dasharray="34 30"') +
        halo([720, 800], 84),
    ),
  "rigidez-al-despertar": () =>
    card(
      "#fff3df",
      halo([1120, 300], 130) +
        floor(indigo) +
        bar(130, 760, 1180, 220, 50, lavender) +
        bar(130, 690, 300, 130, 60, "#fff") +
        line("M420 720L800 720L960 600L1120 740", indigo, 92) +
        circle(330, 640, 84, indigo) +
        line("M470 710L620 590", amber, 60) +
        joint([960, 600], 34) +
        arc(960, 600, 150, 200, 340, jade, 14, dashes),
    ),
  "hombro-que-no-sube": () =>
    card(
      mint,
      floor(jade) +
        arc(720, 430, 340, 270, 330, "#fff", 22, dashes) +
        arc(720, 430, 340, 330, 450, jade, 22) +
        body(
          {
            head: [720, 230],
            neck: [720, 390],
            hip: [720, 680],
            arms: [
              [
                [880, 420],
                [1030, 340],
              ],
              [
                [640, 540],
                [630, 680],
              ],
            ],
            legs: [
              [
                [765, 840],
                [765, 960],
              ],
              [
                [675, 840],
                [675, 960],
              ],
            ],
          },
          night,
          "#463a8c",
        ) +
        halo([720, 400], 44),
    ),
  "hormigueo-en-la-mano": () =>
    card(
      lavender,
      bar(560, 640, 300, 520, 120, indigo) +
        bar(520, 480, 400, 330, 130, indigo) +
        times(4, (index) => bar(524 + index * 102, 200 + Math.abs(index - 1.4) * 46, 88, 420, 44, indigo)) +
        place(500, 660, bar(-44, -290, 88, 330, 44, indigo), -42) +
        times(3, (row) =>
          times(6, (column) =>
            circle(
              470 + column * 106,
              100 + row * 64 + (column % 2) * 30,
              16 - row * 3,
              column % 2 === 0 ? amber : jade,
            ),
          ),
        ),
    ),
};

/** The drawings of the physiotherapy example, by file name without `.svg`: bodies of strokes, joints as rings, arcs of motion. */
export const physiotherapy: Readonly<Record<string, () => string>> = {
  hero,
  background,
  cutout,
  portrait,
  pattern,
  soft,
  ...services,
  ...conditions,
  ...symptoms,
};
