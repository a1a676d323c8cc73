import { markPaths } from "../brand.ts";
import { clay } from "../drawing/clay.ts";
import { type ColourName, tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import { roomLight, standing } from "../drawing/room.ts";
import type { Scene } from "../drawing/scene.ts";
import { lettering } from "../lettering.ts";

const size = { width: 1440, height: 1080 };

type Paper = { title: string; colour: ColourName; frame?: ColourName; upright?: boolean; ground: ColourName };

/** A certificate that certifies nothing: ruled lines for words, a seal, and EJEMPLO across it. */
function certificate({ title, colour, frame, upright = false, ground }: Paper): Scene {
  const [width, height] = upright ? [720, 920] : [1080, 760];
  const [x, y] = [(1440 - width) / 2, (1080 - height) / 2];
  const middle = 720;
  const words = (text: string, line: number, letters: number, fill: string, spacing = 0) =>
    `<path d="${lettering(text, { x: middle, y: line, size: letters, anchor: "middle", spacing })}" fill="${fill}"/>`;
  const rule = (line: number, half: number) =>
    stroke(`M${middle - half} ${line}H${middle + half}`, tint("steel", 0.14), 9);
  return {
    size,
    ground: { colour: ground, window: 0.7 },
    draw: () =>
      roomLight +
      (frame
        ? standing(
            { x: x - 34, y: y - 34, width: width + 68, height: height + 68, radius: 4 },
            frame,
            -0.04,
            34,
          )
        : "") +
      standing({ x, y, width, height, radius: 3 }, "paper", 0, frame ? 4 : 30) +
      `<rect x="${x + 34}" y="${y + 34}" width="${width - 68}" height="${height - 68}" fill="none" stroke="${tint(colour)}" stroke-width="4"/>` +
      `<rect x="${x + 46}" y="${y + 46}" width="${width - 92}" height="${height - 92}" fill="none" stroke="${tint(colour, 0.2)}" stroke-width="2"/>` +
      `<g transform="translate(${middle - 48} ${y + 82}) scale(1.5)">${markPaths(tint("artery"), tint("vein"))}</g>` +
      words(title, y + 278, upright ? 62 : 72, tint("ink")) +
      [0, 1, 2].map((line) => rule(y + 350 + line * 44, (line === 2 ? 0.2 : 0.34) * width)).join("") +
      `<g transform="rotate(-9 ${middle} ${y + height * 0.66})" opacity="0.9">${words("EJEMPLO", y + height * 0.69, upright ? 88 : 120, tint(colour, 0.1), 14)}</g>` +
      stroke(`M${x + 110} ${y + height - 118}h${width * 0.26}`, tint("ink", 0.3), 4) +
      clay([[[x + width - 170, y + height - 140, 66]]], colour, { drop: 12, lighter: 0.04 }) +
      clay([[[x + width - 170, y + height - 140, 44]]], colour, {
        shadow: 0,
        relief: -1,
        lighter: 0.02,
        contrast: 0.6,
      }),
  };
}

export const documents = {
  "certificate-1": certificate({ title: "Título profesional", colour: "vein", frame: "oak", ground: "bone" }),
  "certificate-2": certificate({ title: "Diploma de especialidad", colour: "artery", ground: "veinMist" }),
  "certificate-3": certificate({ title: "Certificación", colour: "lymph", upright: true, ground: "bone" }),
  "certificate-4": certificate({
    title: "Constancia",
    colour: "vein",
    frame: "ink",
    upright: true,
    ground: "paper",
  }),
} satisfies Record<string, Scene>;
