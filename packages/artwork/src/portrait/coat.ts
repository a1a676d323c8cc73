import { tint } from "@consultorio/pictures/drawing";
import { shadedBox } from "../certificates/box.ts";
import { clay, clayShadow } from "../certificates/clay.ts";
import { ball, stroke } from "../purposes/things.ts";
import { tube } from "../purposes/tube.ts";

/** Parts that are drawn for the left half of the sheet of 1440 × 1800, and again as in a mirror. */
export const both = (part: string): string => `${part}<g transform="matrix(-1 0 0 1 1440 0)">${part}</g>`;

/** Cloth in its own colour, lit as boxes are, with a soft shadow under it. */
function cloth(d: string, lighter: number): string {
  return [
    `<path transform="translate(8 12)" d="${d}" fill="${tint("ink")}" opacity="0.16" filter="url(#close)"/>`,
    `<path d="${d}" fill="${tint("paper", lighter)}"/>`,
    `<path d="${d}" fill="url(#lit)"/>`,
  ].join("");
}

const fold = (d: string, opacity = 0.11): string =>
  stroke(d, tint("ink"), 22, `opacity="${opacity}" filter="url(#close)"`);

/** Its edge goes on where the shoulder ends, so that the outline has no corner there. */
const sleeve = "M560 500C490 528 444 546 396 584C312 650 255 754 246 920L196 1840H420L468 940Z";
const body = "M606 444C540 492 460 534 396 584C372 650 414 860 410 1100L384 1840H720V1000Z";
const lapel = "M622 440L566 500L512 770L596 806L560 868L720 1110L702 980C650 800 634 640 640 500Z";

/** A white coat that somebody wears, a stethoscope around its collar. `worn` is what is seen in its opening. */
export function coat(worn: string): string {
  return [
    both(cloth(sleeve, -0.035)),
    worn,
    both(cloth(body, -0.012)),
    both(fold("M470 820C462 1100 440 1400 426 1790") + fold("M560 1180C554 1400 540 1600 534 1790", 0.07)),
    stroke("M720 1110V1800", tint("ink"), 5, 'opacity="0.16"'),
    both(cloth(lapel, 0.004)),
    ...[1190, 1370, 1550, 1730].map((y) => ball(752, y, 17, "bone", -0.04)),
    pocket(),
    stethoscope(),
  ].join("");
}

/** A pocket with a pen and a card without a name. */
function pocket(): string {
  return [
    shadedBox({ x: 872, y: 1120, width: 196, height: 206, radius: 14 }, "paper", -0.012, 8),
    shadedBox({ x: 918, y: 1046, width: 22, height: 90, radius: 10 }, "vein", 0, 5),
    shadedBox({ x: 864, y: 1108, width: 212, height: 38, radius: 10 }, "paper", 0, 6),
    shadedBox({ x: 962, y: 1190, width: 90, height: 62, radius: 5 }, "paper", 0, 5),
    stroke("M978 1210h56", tint("artery", 0.04), 9) + stroke("M978 1232h38", tint("steel", 0.12), 7),
  ].join("");
}

/** The tube of the stethoscope goes around the collar. The chest piece is on one side, the ear pieces on the other. */
function stethoscope(): string {
  return [
    tube(
      [
        [648, 418, 16],
        [612, 456, 16],
        [574, 610, 16],
        [560, 780, 16],
        [566, 960, 16],
      ],
      "artery",
    ),
    tube(
      [
        [792, 418, 16],
        [828, 456, 16],
        [866, 610, 16],
        [876, 780, 16],
        [850, 940, 16],
        [800, 1016, 15],
      ],
      "artery",
    ),
    stroke(
      "M566 968C560 1030 548 1070 536 1112M566 968C574 1030 592 1066 606 1106",
      tint("steel", -0.06),
      13,
    ),
    stroke("M564 968C558 1030 546 1070 534 1112", tint("steel", 0.14), 4),
    ball(534, 1122, 17, "ink", 0.1),
    ball(608, 1116, 17, "ink", 0.1),
    clayShadow({ x: 780, y: 1036, r: 62 }),
    clay({ x: 780, y: 1036, r: 62 }, "steel", 0.02),
    clay({ x: 780, y: 1036, r: 44 }, "steel", 0.1, true),
  ].join("");
}
