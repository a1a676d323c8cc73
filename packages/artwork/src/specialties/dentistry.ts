import { bust } from "./figure.ts";
import { area, bar, card, circle, faint, line, place, ring, sheet, times, wave, wide } from "./shapes.ts";

const [ice, aqua, lagoon, teal, navy] = ["#eaf6f9", "#bfe4e8", "#7cc7cf", "#1f7d88", "#123b54"];
const [lilac, violet] = ["#ddd5f3", "#7b5cb8"];
const [blush, gum, coral] = ["#ffd9cf", "#f7a797", "#e9765f"];
const [enamel, shadow, dentine] = ["#ffffff", "#dcebf2", "#f6e3b8"];

/** A molar of about 300 × 400 px around (0, 0). */
const crown =
  "M-150-120C-150-215-70-225 0-190 70-225 150-215 150-120 150-20 110 20 104 90 98 165 92 210 56 210 16 210 34 92 0 92-34 92-16 210-56 210-92 210-98 165-104 90-110 20-150-20-150-120Z";
const molar = (fill = enamel) =>
  area(crown, fill) +
  area(
    "M96-176C128-168 150-146 150-120 150-20 110 20 104 90 98 165 92 210 56 210 40 210 34 190 34 166 70 150 60 40 92-30 112-76 116-130 96-176Z",
    shadow,
  ) +
  line("M-108-128C-106-156-88-168-66-170", "#fff", 20, 'opacity=".9"');

/** A front tooth, 110 px wide, that hangs from (0, 0). */
const front = (fill = enamel) =>
  area("M-52-20C-52-60 52-60 52-20 60 60 56 120 44 142 30 160-30 160-44 142-56 120-60 60-52-20Z", fill) +
  line("M-30 108C-20 122-6 126 6 126", shadow, 10);

const sparkle = (fill: string) =>
  area("M0-60C6-14 14-6 60 0 14 6 6 14 0 60-6 14-14 6-60 0-14-6-6-14 0-60Z", fill);
const bubble = (x: number, y: number, r: number) =>
  circle(x, y, r, "#fff", 'opacity=".55"') +
  ring(x, y, r, "#fff", 5) +
  circle(x - r * 0.34, y - r * 0.34, r * 0.2, "#fff");

const brush = () =>
  bar(-330, -26, 470, 52, 26, violet) +
  bar(120, -22, 210, 44, 22, violet) +
  times(6, (index) => bar(150 + index * 28, 16, 20, 78, 8, index % 2 === 0 ? lagoon : "#fff"));
const mirror = () =>
  bar(-17, 90, 34, 420, 17, navy) +
  circle(0, 0, 112, navy) +
  circle(0, 0, 88, aqua) +
  line("M-46-8A48 48 0 0 1-6-50", "#fff", 14);

const gumBand = (y: number) =>
  area(
    `M0 0H1440V${y}${times(8, (index) => `Q${1350 - index * 180} ${y + 84} ${1260 - index * 180} ${y}`)}Z`,
    gum,
  );
const teethRow = (y: number, more: (index: number) => string = () => "") =>
  times(8, (index) => place(90 + index * 180, y, front() + more(index), 0, 1.5));

const ground = (fill: string, halo: string) => (parts: string) =>
  card(fill, circle(720, 560, 460, halo) + parts);

const hero = () =>
  wide(
    aqua,
    circle(1370, 520, 500, lagoon, 'opacity=".45"') +
      circle(1370, 520, 380, "#fff", 'opacity=".35"') +
      wave(1920, 1080, 900, 50, 0.4, lagoon) +
      wave(1920, 1080, 970, 40, 2, teal) +
      place(1370, 540, molar(), 0, 1.75) +
      place(1690, 350, mirror(), -28, 1.15) +
      place(1080, 840, brush(), -24, 0.95) +
      bubble(1030, 300, 62) +
      bubble(1130, 190, 34) +
      bubble(1600, 830, 50) +
      bubble(960, 460, 26) +
      bubble(1730, 870, 26) +
      place(1585, 170, sparkle("#fff"), 0, 1.1) +
      place(1120, 560, sparkle("#fff"), 0, 0.7) +
      bubble(210, 170, 46) +
      bubble(330, 280, 22) +
      bubble(120, 800, 34),
  );

const heroSmile = () =>
  wide(
    lilac,
    circle(1380, 480, 470, "#cfc3ee") +
      area("M930 400C1080 340 1680 340 1830 400 1860 720 1640 930 1380 930S900 720 930 400Z", coral) +
      area("M985 440C1120 395 1640 395 1775 440 1780 690 1600 860 1380 860S980 690 985 440Z", navy) +
      area("M1120 800c60-90 160-110 260-110s200 20 260 110c-70 45-160 60-260 60s-190-15-260-60Z", gum) +
      times(7, (index) => place(1080 + index * 100, 462, front(), 0, 0.92 - Math.abs(index - 3) * 0.03)) +
      area("M985 440C1120 395 1640 395 1775 440V420C1640 366 1120 366 985 420Z", coral) +
      place(1770, 250, sparkle("#fff"), 0, 1.2) +
      place(1000, 230, sparkle("#fff"), 0, 0.8) +
      bubble(180, 830, 54) +
      bubble(300, 930, 26) +
      bubble(700, 150, 30),
  );

const portrait = () =>
  bust({
    ground: aqua,
    halo: "#d9f0f2",
    skin: "#e0a983",
    shade: "#c58c68",
    hair: "#4a2f22",
    coat: "#ffffff",
    lapel: "#e3eef3",
    shirt: teal,
    cut: "short",
  });

const pattern = () =>
  sheet(
    1920,
    1080,
    navy,
    circle(1560, 300, 420, teal, 'opacity=".45"') +
      circle(260, 960, 300, teal, 'opacity=".35"') +
      times(9, (index) =>
        ring(
          1000 + ((index * 311) % 860),
          120 + ((index * 173) % 840),
          26 + (index % 3) * 26,
          lagoon,
          6,
          'opacity=".4"',
        ),
      ) +
      faint(0.16, place(1560, 560, molar(lagoon), 10, 2.1)),
  );

const soft = () =>
  wide(
    ice,
    circle(1640, 200, 380, aqua, 'opacity=".6"') +
      circle(180, 980, 320, lilac, 'opacity=".5"') +
      wave(1920, 1080, 880, 46, 1, "#d7eef1") +
      bubble(1330, 420, 50) +
      bubble(1480, 560, 26) +
      bubble(420, 240, 36),
  );

const services = {
  "limpieza-dental": () =>
    ground(
      aqua,
      "#d6eff1",
    )(
      place(660, 560, molar(), 0, 1.7) +
        place(940, 330, brush(), 24, 1.12) +
        bubble(360, 330, 58) +
        bubble(300, 560, 34) +
        bubble(450, 800, 46) +
        bubble(1010, 800, 60) +
        bubble(1120, 640, 30) +
        place(1090, 180, sparkle("#fff")),
    ),
  resinas: () =>
    ground(
      lilac,
      "#ebe5f9",
    )(
      place(
        720,
        560,
        molar() +
          area(
            "M-92-196C-40-214-22-196 0-190 20-198 38-204 56-204 64-150 30-104-10-104S-96-130-92-196Z",
            lagoon,
          ) +
          line("M-60-176C-50-150-30-140-8-138", "#fff", 12, 'opacity=".8"'),
        0,
        1.9,
      ) +
        place(1110, 250, bar(-20, -330, 40, 330, 20, navy) + area("M-20-10H20L8 90H-8Z", teal), 38) +
        place(330, 300, sparkle("#fff"), 0, 1.1),
    ),
  ortodoncia: () =>
    card(
      ice,
      gumBand(330) +
        teethRow(380, () => bar(-26, 20, 52, 52, 12, teal) + bar(-11, 35, 22, 22, 5, aqua)) +
        line("M-20 449C300 470 1140 470 1460 449", navy, 12) +
        times(8, (index) => place(90 + index * 180, 940, front(), 180, 1.4)) +
        area(
          `M0 1080H1440V985${times(8, (index) => `Q${1350 - index * 180} 890 ${1260 - index * 180} 985`)}Z`,
          gum,
        ),
    ),
  endodoncia: () =>
    ground(
      blush,
      "#ffe8e1",
    )(
      area("M0 800C300 730 1140 730 1440 800V1080H0Z", gum) +
        place(
          720,
          560,
          molar(dentine) +
            line(
              "M-60-110C-40-150 40-150 60-110 70-40 60 40 62 150M-60-110C-70-40-60 40-62 150M-60-100C-20-80 20-80 60-100",
              coral,
              40,
            ) +
            line("M150-120C150-215 70-225 0-190-70-225-150-215-150-120", enamel, 34),
          0,
          2,
        ) +
        place(1130, 320, bar(-14, -260, 28, 150, 14, navy) + line("M0-110V120", navy, 8), 40),
    ),
};

const conditions = {
  caries: () =>
    ground(
      "#d3e6f7",
      ice,
    )(
      place(
        720,
        560,
        molar() +
          area("M-112-110C-98-150-50-146-40-112-20-110-22-66-50-62-70-36-116-60-112-110Z", "#4a3b46") +
          area("M-92-104C-84-126-60-122-56-104-46-84-92-70-92-104Z", "#251c28"),
        0,
        2,
      ) + place(1130, 300, mirror(), 26, 1.05),
    ),
  gingivitis: () =>
    card(
      "#fff3ef",
      teethRow(560) +
        area(
          `M0 0H1440V500${times(8, (index) => `Q${1350 - index * 180} ${index === 3 || index === 4 ? 690 : 590} ${1260 - index * 180} 500`)}Z`,
          gum,
        ) +
        times(2, (index) =>
          line(
            `M${590 + index * 180} 560Q${632 + index * 180} 632 ${716 + index * 180} 590`,
            coral,
            40,
            'opacity=".9"',
          ),
        ),
    ),
  bruxismo: () =>
    card(
      lilac,
      circle(720, 540, 430, "#ebe5f9") +
        place(720, 290, molar(), 180, 1.18) +
        place(720, 830, molar(), 0, 1.18) +
        line("M430 560l58-34 58 34 58-34 58 34 58-34 58 34 58-34 58 34 58-34 58 34", violet, 18) +
        line(
          "M300 420C240 500 240 620 300 700M1140 420C1200 500 1200 620 1140 700",
          violet,
          16,
          'opacity=".55"',
        ) +
        line(
          "M230 460C190 520 190 600 230 660M1210 460C1250 520 1250 600 1210 660",
          violet,
          16,
          'opacity=".3"',
        ),
    ),
  "muela-del-juicio": () =>
    card(
      blush,
      area("M0 520C200 460 380 500 560 470S900 540 1080 480 1320 500 1440 520V1080H0Z", gum) +
        area("M0 800C360 740 1080 740 1440 800V1080H0Z", "#f28f7c") +
        place(230, 480, molar(), 0, 1.25) +
        place(610, 480, molar(), 0, 1.25) +
        place(1110, 720, molar(), -58, 1.25) +
        line("M820 560l60 66M880 540l30 60", "#fff", 14, 'opacity=".8"'),
    ),
};

const symptoms = {
  "dolor-de-dientes": () =>
    ground(
      aqua,
      "#d6eff1",
    )(
      place(720, 580, molar(), 0, 1.8) +
        area("M770 250l-140 250h110l-60 230 220-310H770l80-170Z", coral) +
        times(3, (index) =>
          ring(
            720,
            560,
            470 + index * 70,
            "#fff",
            12,
            `opacity="${0.7 - index * 0.2}" stroke-dasharray="90 60"`,
          ),
        ),
    ),
  "encias-que-sangran": () =>
    card(
      ice,
      gumBand(430) +
        teethRow(480) +
        times(3, (index) =>
          place(
            470 + index * 270,
            560 + (index % 2) * 120,
            area("M0-90C36-36 56-8 56 22A56 56 0 0 1-56 22C-56-8-36-36 0-90Z", coral) +
              line("M-28 24a30 30 0 0 0 22 28", "#fff", 9, 'opacity=".8"'),
            0,
            1 - (index % 2) * 0.25,
          ),
        ),
    ),
  "dientes-sensibles": () =>
    ground(
      "#cfe3f6",
      ice,
    )(
      place(560, 580, molar(), 0, 1.7) +
        place(
          1040,
          620,
          bar(-150, -150, 300, 300, 48, "#fff", 'opacity=".75"') +
            bar(-150, -150, 300, 300, 48, "none", `stroke="${lagoon}" stroke-width="14"`) +
            line("M-86-20V-60a30 30 0 0 1 30-30h40", "#fff", 18),
          12,
        ) +
        place(
          1010,
          270,
          times(6, (index) => place(0, 0, line("M0 0V-96M0-58l26-24M0-58l-26-24", teal, 13), index * 60)),
        ),
    ),
  "aftas-que-no-sanan": () =>
    card(
      "#ffe8e1",
      area(
        "M140 480C360 300 600 400 720 440 840 400 1080 300 1300 480 1160 800 940 900 720 900S280 800 140 480Z",
        coral,
      ) +
        area("M230 520C440 480 1000 480 1210 520 1080 640 900 660 720 660S360 640 230 520Z", navy) +
        times(6, (index) => place(420 + index * 120, 512, front(), 0, 0.75)) +
        circle(880, 770, 62, "#fff4e6") +
        ring(880, 770, 70, "#c2452f", 18),
    ),
};

/** The drawings of the dentistry example, by file name without `.svg`: round, bright shapes, teeth as friendly bodies. */
export const dentistry: Readonly<Record<string, () => string>> = {
  hero,
  "hero-sonrisa": heroSmile,
  portrait,
  pattern,
  soft,
  ...services,
  ...conditions,
  ...symptoms,
};
