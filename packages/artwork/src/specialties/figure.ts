import { area, bar, circle, oval, place, sheet } from "./shapes.ts";

/** The colours and the hair of a figure. */
export interface Look {
  skin: string;
  shade: string;
  hair: string;
  coat: string;
  lapel: string;
  shirt: string;
  /** Hair in a knot, to the chin, or short. */
  cut: "knot" | "bob" | "short";
}

interface Bust extends Look {
  ground: string;
  halo: string;
}

/** The figure without a face that stands for the portrait of a person, 1440 × 1800. */
export const bust = ({ ground, halo, ...look }: Bust): string =>
  sheet(1440, 1800, ground, circle(720, 760, 620, halo) + figure(look));

/** A figure from the head to the chest, in a box of 1440 × 1800. */
export function figure({ skin, shade, hair, coat, lapel, shirt, cut }: Look): string {
  const behind = {
    knot: circle(720, 330, 105, hair) + oval(720, 560, 236, 262, hair),
    bob: area(
      "M440 640C420 300 560 300 720 300s300 0 280 340c-6 120-40 190-70 210H510c-30-20-64-90-70-210Z",
      hair,
    ),
    short: oval(720, 540, 224, 240, hair),
  }[cut];
  const fringe = {
    knot: area(
      "M502 640C500 430 600 350 720 350s220 80 218 290c-30-130-110-200-218-200s-188 70-218 200Z",
      hair,
    ),
    bob: area(
      "M500 660c0-190 60-270 150-300 60 110 170 170 290 180 4 40 2 80 0 120 24-200-40-330-220-330S476 460 500 660Z",
      hair,
    ),
    short: area(
      "M508 600c-10-190 90-270 212-270s222 80 212 270c-20-90-40-130-70-150-100 30-220 20-290-20-34 40-54 90-64 170Z",
      hair,
    ),
  }[cut];
  const face = bar(640, 720, 160, 260, 80, shade) + oval(720, 640, 200, 250, skin);
  const body =
    area("M130 1800c10-420 130-640 420-720l90-40h160l90 40c290 80 410 300 420 720Z", coat) +
    area("M600 1050l120 250 120-250-40-30H640Z", shirt) +
    area("M636 1030l84 96 84-96v-90H636Z", shade) +
    area("M590 1056l-100 60 120 250 110-60ZM850 1056l100 60-120 250-110-60Z", lapel) +
    place(960, 1480, bar(-100, 0, 200, 26, 13, lapel));
  return behind + body + face + fringe;
}
