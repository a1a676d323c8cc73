import { lettering } from "@consultorio/pictures/drawing";
import { area, bar, card, circle, place, times } from "./shapes.ts";

interface PaperColors {
  ground: string;
  frame: string;
  ink: string;
  seal: string;
}

/** A framed document with the word EJEMPLO; `mark` is on a grid of 64 px. */
export const paper = ({ ground, frame, ink, seal }: PaperColors, mark: string): string =>
  card(
    ground,
    bar(348, 128, 760, 860, 12, "#000", 'opacity=".12"') +
      bar(330, 104, 780, 860, 12, frame) +
      bar(370, 144, 700, 780, 4, "#fffefa") +
      bar(402, 176, 636, 716, 2, "none", `stroke="${seal}" stroke-width="5"`) +
      place(672, 220, mark, 0, 1.5) +
      times(4, (index) =>
        bar(
          index % 2 === 0 ? 500 : 540,
          400 + index * 46,
          index % 2 === 0 ? 440 : 360,
          14,
          7,
          ink,
          'opacity=".16"',
        ),
      ) +
      area(
        lettering("EJEMPLO", { size: 92, weight: 560, spacing: 8, x: 720, y: 720, anchor: "middle" }),
        seal,
        'opacity=".8"',
      ) +
      bar(470, 820, 200, 8, 4, ink, 'opacity=".4"') +
      circle(930, 806, 52, seal) +
      circle(930, 806, 36, "#fff", 'opacity=".35"'),
  );
