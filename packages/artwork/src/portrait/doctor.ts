import { tint } from "@consultorio/pictures/drawing";
import { boxLight } from "../certificates/box.ts";
import { stroke } from "../purposes/things.ts";
import { both, coat } from "./coat.ts";

/** Browns, from light to deep. */
const skin = ["#c98d66", "#bd8059", "#a86f4d", "#8a5639"] as const;
const hair = ["#3a2620", "#2b1c19", "#1f1413"] as const;

/** A soft form of clay, lit from the left above. */
const form = (d: string, brown: string): string =>
  `<path d="${d}" fill="${brown}"/><path d="${d}" fill="url(#round)"/>`;

/** The light on round forms: each has the same, over its own box. */
const roundLight = `<defs><radialGradient id="round" cx="0.34" cy="0.28" r="0.85"><stop offset="0" stop-color="#fff" stop-opacity="0.26"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${tint("ink")}" stop-opacity="0.3"/></radialGradient></defs>`;

const soft = (d: string, fill: string, opacity: number, blur = "close"): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}" filter="url(#${blur})"/>`;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const face =
  "M592 236C588 330 612 396 656 430C692 456 748 456 784 430C828 396 852 330 848 236C844 130 796 84 720 84C644 84 596 130 592 236Z";
const neck = "M660 380L656 470C650 500 620 516 596 528L720 700L844 528C820 516 790 500 784 470L780 380Z";
const hairBehind =
  "M720 44C612 44 556 122 556 232C556 276 562 310 580 322C594 330 604 306 604 290L836 290C836 306 846 330 860 322C878 310 884 276 884 232C884 122 828 44 720 44Z";
const hairInFront =
  "M720 52C606 52 558 150 566 262C568 292 574 306 582 312C584 262 596 214 632 176C656 152 676 140 694 116C722 152 770 164 806 188C842 214 856 262 858 312C866 306 872 292 874 262C882 150 834 52 720 52Z";
const blouse = "M604 520C640 560 680 640 720 700C760 640 800 560 836 520L860 640L720 1120L580 640Z";

/** A vascular surgeon of no real person, in clay: her coat, a stethoscope, a calm smile. */
export function doctor(): string {
  return [
    boxLight,
    roundLight,
    '<g transform="translate(0 250)">',
    soft("M470 560C560 500 880 500 970 560L930 900H510Z", tint("ink"), 0.12, "soft"),
    largerHead(form(ellipse(720, 50, 70, 56), hair[0]) + form(hairBehind, hair[1])),
    coat(
      [
        form(neck, skin[1]),
        soft("M640 420C690 486 750 486 800 420L790 500C750 530 690 530 650 500Z", skin[3], 0.6),
        `<path d="${blouse}" fill="${tint("vein", 0.08)}"/><path d="${blouse}" fill="url(#lit)"/>`,
        form("M604 520C640 560 680 640 720 700C760 640 800 560 836 520C800 512 640 512 604 520Z", skin[1]),
      ].join(""),
    ),
    largerHead(head()),
    "</g>",
  ].join("");
}

/** As large as it is seen beside the coat, from the chin up. */
const largerHead = (part: string): string =>
  `<g transform="translate(720 450) scale(1.2) translate(-720 -450)">${part}</g>`;

function head(): string {
  return [
    both(form(ellipse(590, 268, 24, 40), skin[1])),
    soft(face, tint("ink"), 0.2),
    form(face, skin[0]),
    both(soft(ellipse(650, 330, 40, 26), tint("artery", 0.1), 0.22, "soft")),
    // The eyes, their lids and brows.
    both(
      `<path d="${ellipse(668, 262, 12, 14)}" fill="${hair[2]}"/>` +
        stroke("M648 256C656 243 682 242 690 253", hair[1], 6) +
        stroke("M640 226C654 212 680 209 696 217", hair[0], 9),
    ),
    ...[664, 768].map((x) => `<circle cx="${x}" cy="257" r="4" fill="#fff"/>`),
    // Nose and mouth.
    soft("M716 262C706 300 700 318 706 328C716 340 730 338 738 328C732 320 726 300 724 262Z", skin[3], 0.4),
    stroke("M702 326C710 338 730 338 738 326", skin[3], 7),
    stroke("M676 366C698 388 742 388 764 366", tint("artery", -0.02, 0.55), 8),
    stroke("M698 402C710 408 730 408 742 402", skin[2], 6, 'opacity="0.7"'),
    form(hairInFront, hair[0]),
    both(`<circle cx="590" cy="318" r="9" fill="${tint("oak", 0.14)}"/>`),
  ].join("");
}
