import { bust } from "./figure.ts";
import {
  area,
  bar,
  card,
  circle,
  faint,
  inCircle,
  line,
  oval,
  place,
  ring,
  sheet,
  times,
  wave,
  wide,
} from "./shapes.ts";

const cream = "#f5f1df";
const sand = "#ead9b8";
const [pale, warm, brown, deep] = ["#f2d6b6", "#e0ae84", "#bd7d58", "#84503a"];
const [pine, moss, sage, mist] = ["#1f4536", "#4c7557", "#92b08d", "#cddabf"];
const sun = "#dd9b3f";

const leaf = (length: number, half: number, fill: string, rib: string) =>
  area(
    `M0 0C${half} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}C${-half} ${-length * 0.75} ${-half} ${-length * 0.3} 0 0Z`,
    fill,
  ) + line(`M0 ${-length * 0.08}V${-length * 0.82}`, rib, 5);

/** A stem with leaves in pairs, which grows upwards from (0, 0). */
const sprig = (height: number, pairs: number, fill: string, rib: string) =>
  line(`M0 0C18 ${-height * 0.3} -14 ${-height * 0.7} 0 ${-height}`, rib, 9) +
  times(pairs, (index) => {
    const y = -height * (0.28 + (0.66 * index) / pairs);
    const size = 1 - index * 0.12;
    return (
      place(2, y, leaf(height * 0.34, height * 0.085, fill, rib), 56, size) +
      place(-2, y + 18, leaf(height * 0.34, height * 0.085, fill, rib), -56, size)
    );
  }) +
  place(0, -height + 12, leaf(height * 0.3, height * 0.075, fill, rib));

/** The layers of the skin from `y` down: each wave is deeper and darker. */
const skin = (width: number, y: number, phase = 0.4) =>
  wave(width, 1080, y, 34, phase, pale) +
  wave(width, 1080, y + 110, 30, phase + 0.5, warm) +
  wave(width, 1080, y + 270, 40, phase + 1.1, brown) +
  wave(width, 1080, y + 420, 30, phase + 2, deep);

const glow = (x: number, y: number, radius: number) =>
  circle(x, y, radius * 1.9, sun, 'opacity=".12"') +
  circle(x, y, radius * 1.42, sun, 'opacity=".2"') +
  circle(x, y, radius, sun);

/** A dermatoscope: what is seen through it comes as `view`, drawn where the lens is. */
const lens = (id: string, x: number, y: number, radius: number, view: string) =>
  place(x, y, bar(-34, radius * 0.96, 68, radius * 1.5, 34, pine), -38) +
  inCircle(id, x, y, radius, view) +
  ring(x, y, radius, pine, 34) +
  line(
    `M${x - radius * 0.58} ${y - radius * 0.34}A${radius * 0.68} ${radius * 0.68} 0 0 1 ${x - radius * 0.12} ${y - radius * 0.66}`,
    "#fff",
    16,
    'opacity=".7"',
  );

/** An uneven spot of about 100 px. */
const spot = (fill: string) =>
  area("M-52-8C-60-46-18-66 14-54 52-62 74-20 56 8 70 44 26 62-2 50-40 62-66 28-52-8Z", fill);

const hexagon = (x: number, y: number, r: number, fill: string) =>
  area(
    `M${times(6, (index) => `${index === 0 ? "" : "L"}${Math.round(x + r * Math.cos((index * Math.PI) / 3))} ${Math.round(y + r * Math.sin((index * Math.PI) / 3))}`)}Z`,
    fill,
    `stroke="${fill}" stroke-width="14" stroke-linejoin="round"`,
  );

const hero = () =>
  wide(
    mist,
    glow(1330, 330, 190) +
      place(420, 640, sprig(470, 4, sage, moss), -8) +
      place(700, 640, sprig(620, 5, moss, pine), 3) +
      place(1010, 620, sprig(420, 4, sage, moss), 10) +
      place(1560, 660, sprig(520, 4, moss, pine), -4) +
      place(1760, 690, sprig(360, 3, sage, moss), 12) +
      skin(1920, 600) +
      times(9, (index) =>
        circle(130 + index * 214, 812 + (index % 3) * 26, 13 + (index % 2) * 7, brown, 'opacity=".55"'),
      ) +
      times(5, (index) => circle(240 + index * 380, 985, 26, warm, 'opacity=".28"')),
  );

const portrait = () =>
  bust({
    ground: mist,
    halo: "#e2e8d2",
    skin: "#c98d66",
    shade: "#a86f4d",
    hair: "#2e211c",
    coat: "#fffdf4",
    lapel: "#e9e6d4",
    shirt: moss,
    cut: "bob",
  });

const pattern = () =>
  sheet(
    1920,
    1080,
    pine,
    circle(1620, 170, 330, moss, 'opacity=".35"') +
      place(1420, 1130, sprig(820, 5, "#2b5744", "#3d6c55"), -10) +
      place(1740, 1130, sprig(980, 6, "#315f4b", "#447459"), 6) +
      place(240, 1130, sprig(560, 4, "#2b5744", "#3d6c55"), 8) +
      wave(1920, 1080, 980, 36, 1, "#17362a"),
  );

const soft = () =>
  wide(
    cream,
    circle(1560, 240, 300, sand, 'opacity=".7"') +
      wave(1920, 1080, 760, 60, 0.2, "#efe5c9") +
      wave(1920, 1080, 900, 50, 1.6, sand) +
      place(260, 900, sprig(560, 4, mist, sage), 6) +
      place(1500, 960, sprig(460, 4, mist, sage), -10),
  );

const services = {
  "consulta-dermatologica": () =>
    card(
      mist,
      glow(1130, 250, 120) +
        place(250, 700, sprig(430, 4, sage, moss), -6) +
        skin(1440, 660, 1.2) +
        lens(
          "l",
          720,
          520,
          250,
          bar(400, 200, 700, 340, 0, cream) +
            wave(1440, 900, 500, 46, 1.4, pale) +
            wave(1440, 900, 590, 40, 2, warm) +
            wave(1440, 900, 690, 40, 2.6, brown) +
            times(4, (index) =>
              place(590 + index * 90, 500 - (index % 2) * 14, leaf(120, 26, moss, pine), -12 + index * 9),
            ),
        ),
    ),
  "revision-de-lunares": () =>
    card(
      pale,
      wave(1440, 1080, 560, 90, 2.4, "#ebc59d") +
        times(11, (index) =>
          place(
            150 + (index % 4) * 370 + ((index * 67) % 130),
            140 + Math.floor(index / 4) * 360 + ((index * 43) % 160),
            spot(index % 3 === 0 ? deep : brown),
            index * 47,
            0.22 + (index % 4) * 0.09,
          ),
        ) +
        lens(
          "l",
          700,
          500,
          290,
          circle(700, 500, 300, "#f7e2c8") +
            place(690, 500, spot(brown), 10, 2.5) +
            place(730, 520, spot(deep), 60, 1.4) +
            times(6, (index) => circle(540 + index * 62, 330 + (index % 2) * 330, 8, warm)),
        ),
    ),
  "tratamiento-del-acne": () =>
    card(
      cream,
      circle(1120, 280, 250, sage, 'opacity=".35"') +
        skin(1440, 610, 2.2) +
        area(
          "M560 628c40-6 66-76 150-76s112 70 158 76c-40 70-80 190-158 330-76-140-118-260-150-330Z",
          "#f0c7a3",
        ) +
        area("M640 650c24-40 40-50 70-50s50 12 72 50c-20 60-44 130-72 200-30-70-52-140-70-200Z", sun) +
        circle(710, 596, 30, "#fff7e3") +
        place(
          1010,
          470,
          area("M0-190C80-70 118-10 118 50A118 118 0 0 1-118 50C-118-10-80-70 0-190Z", moss) +
            line("M-62 56a64 64 0 0 0 50 60", "#dfe8d3", 16),
        ) +
        place(400, 560, area("M0-120C50-44 74-8 74 30A74 74 0 0 1-74 30C-74-8-50-44 0-120Z", sage)),
    ),
  fototerapia: () =>
    card(
      pine,
      glow(720, 250, 170) +
        times(7, (index) =>
          line(
            `M${390 + index * 110} ${480 + Math.abs(index - 3) * -14}V${700 - (index % 2) * 60}`,
            sun,
            18,
            'opacity=".75"',
          ),
        ) +
        skin(1440, 740, 0.2) +
        place(200, 790, sprig(380, 3, moss, sage), -8) +
        place(1260, 780, sprig(440, 4, moss, sage), 8),
    ),
};

const diseases = {
  acne: () =>
    card(
      "#f0c9a5",
      wave(1440, 1080, 420, 70, 0.6, "#e8b78d") +
        wave(1440, 1080, 760, 60, 1.9, warm) +
        times(16, (index) => {
          const [x, y, r] = [
            140 + (index % 4) * 370 + ((index * 71) % 90) + (Math.floor(index / 4) % 2) * 120,
            130 + Math.floor(index / 4) * 260 + ((index * 53) % 110),
            24 + ((index * 7) % 5) * 11,
          ];
          return (
            circle(x, y + r * 0.3, r * 1.5, brown, 'opacity=".16"') +
            circle(x, y, r, "#cf7f62") +
            circle(x - r * 0.2, y - r * 0.25, r * 0.42, "#fbe7cc")
          );
        }),
    ),
  "dermatitis-atopica": () =>
    card(
      "#d8a37d",
      times(6, (row) =>
        times(6, (column) => {
          const gap = (row * 5 + column * 3) % 7 === 0;
          const x = column * 290 - (row % 2) * 145 - 60;
          return gap
            ? ""
            : bar(
                x,
                row * 190 - 10,
                266,
                166,
                54,
                (row + column) % 3 === 0 ? warm : (row + column) % 3 === 1 ? pale : "#f8e6cd",
              );
        }),
      ) +
        place(
          1030,
          640,
          area("M0-150C64-56 94-8 94 40A94 94 0 0 1-94 40C-94-8-64-56 0-150Z", sage) +
            line("M-48 44a50 50 0 0 0 38 46", "#fff", 13, 'opacity=".7"'),
        ),
    ),
  psoriasis: () =>
    card(
      pale,
      wave(1440, 1080, 690, 70, 2.2, "#ebc59d") +
        faint(0.3, place(620, 520, spot("#cf7f62"), 15, 6.6)) +
        place(620, 520, spot("#cf7f62"), 15, 5.7) +
        place(1190, 800, spot("#cf7f62"), 80, 2.5) +
        place(1130, 250, spot("#cf7f62"), 130, 1.4) +
        times(9, (index) =>
          place(
            470 + (index % 3) * 150 + (Math.floor(index / 3) % 2) * 50,
            380 + Math.floor(index / 3) * 135,
            spot(index % 2 === 0 ? "#fbeedd" : "#f2d9c3"),
            index * 53,
            0.72 + ((index * 5) % 4) * 0.16,
          ),
        ) +
        times(3, (index) =>
          place(1130 + index * 62, 770 + (index % 2) * 60, spot("#fbeedd"), index * 70, 0.5),
        ),
    ),
  melasma: () =>
    card(
      cream,
      glow(1120, 270, 160) +
        oval(560, 640, 430, 540, warm) +
        oval(530, 620, 400, 510, "#e9bd95") +
        faint(
          0.62,
          place(420, 640, spot(brown), 12, 2.1) +
            place(690, 560, spot(brown), 80, 1.5) +
            place(560, 850, spot(brown), 140, 1.2) +
            place(330, 460, spot(brown), 30, 0.8) +
            place(760, 760, spot(brown), 200, 0.7),
        ) +
        times(4, (index) =>
          line(`M${1000 - index * 26} ${470 + index * 62}l-${90 - index * 6} ${54}`, sun, 16, 'opacity=".7"'),
        ) +
        place(1250, 1100, sprig(520, 4, sage, moss), 6),
    ),
};

const symptoms = {
  comezon: () =>
    card(
      "#efd0ac",
      wave(1440, 1080, 800, 60, 0.4, warm) +
        times(5, (index) =>
          ring(
            720,
            560,
            110 + index * 105,
            brown,
            30 - index * 4,
            `opacity="${0.75 - index * 0.13}" stroke-dasharray="${44 + index * 12} ${34 + index * 8}" stroke-linecap="round"`,
          ),
        ) +
        circle(720, 560, 62, "#cf6f52"),
    ),
  "manchas-en-la-piel": () =>
    card(
      warm,
      wave(1440, 1080, 500, 120, 3.4, "#e9bd95") +
        wave(1440, 1080, 860, 70, 1, pale) +
        place(520, 430, spot(brown), 0, 3.1) +
        place(930, 640, spot(deep), 50, 1.7) +
        place(1130, 330, spot(brown), 120, 1.2) +
        place(330, 800, spot(deep), 200, 0.9) +
        place(720, 850, spot("#cf7f62"), 20, 1.1),
    ),
  "piel-seca": () =>
    card(
      brown,
      times(7, (column) =>
        times(6, (row) =>
          hexagon(
            60 + column * 225,
            40 + row * 258 + (column % 2) * 129 - 100,
            118,
            (column * 2 + row) % 3 === 0 ? pale : (column + row) % 3 === 1 ? "#eac59f" : warm,
          ),
        ),
      ) + place(1090, 700, leaf(560, 130, moss, pine), 34),
    ),
  "lunar-que-cambia": () =>
    card(
      pale,
      wave(1440, 1080, 640, 50, 0.2, "#ebc59d") +
        circle(290, 540, 46, deep) +
        place(560, 540, spot(deep), 0, 0.95) +
        place(880, 540, spot(brown), 30, 1.5) +
        place(890, 550, spot(deep), 80, 0.95) +
        place(1200, 540, spot(brown), 70, 2.1) +
        place(1170, 520, spot(deep), 10, 1.3) +
        place(1250, 590, spot("#5b3427"), 100, 0.7) +
        line("M250 800H1190M1150 760l44 40-44 40", moss, 20),
    ),
};

/** The drawings of the dermatology example, by file name without `.svg`: cut paper, skin in layers, leaves for its hair. */
export const dermatology: Readonly<Record<string, () => string>> = {
  hero,
  portrait,
  pattern,
  soft,
  ...services,
  ...diseases,
  ...symptoms,
};
