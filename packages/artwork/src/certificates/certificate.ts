import { type PictureId, pictures } from "@consultorio/pictures";
import { type ColourName, lettering, markPaths, tint } from "@consultorio/pictures/drawing";
import { boxLight, shadedBox } from "./box.ts";
import { clay, clayShadow } from "./clay.ts";
import { sheet } from "./ground.ts";

type Paper = { title: string; colour: ColourName; frame?: ColourName; upright?: boolean; ground: ColourName };

const certificates: Readonly<Record<string, Paper>> = {
  "certificate-1": { title: "Título profesional", colour: "vein", frame: "oak", ground: "bone" },
  "certificate-2": { title: "Diploma de especialidad", colour: "artery", ground: "veinMist" },
  "certificate-3": { title: "Certificación", colour: "lymph", upright: true, ground: "bone" },
  "certificate-4": { title: "Constancia", colour: "vein", frame: "ink", upright: true, ground: "paper" },
};

/** A picture without a scene, as one SVG document: words and lines are sharper drawn than rendered. */
export function drawCertificate(id: PictureId): string {
  const paper = certificates[id];
  if (!paper) throw new Error(`${id}: nothing draws it. Add its scene under scenes/.`);
  return sheet(pictures[id], paper.ground, onTheWall(paper, pictures[id]));
}

type Sheet = { x: number; y: number; width: number; height: number };

/** The sheet on the wall, in its frame if it has one. */
function onTheWall(paper: Paper, wall: { width: number; height: number }): string {
  const [width, height] = paper.upright ? [720, 920] : [1080, 760];
  const [x, y] = [(wall.width - width) / 2, (wall.height - height) / 2];
  const edge = { x: x - 34, y: y - 34, width: width + 68, height: height + 68, radius: 4 };
  return [
    boxLight,
    paper.frame ? shadedBox(edge, paper.frame, -0.04, 34) : "",
    shadedBox({ x, y, width, height, radius: 3 }, "paper", 0, paper.frame ? 4 : 30),
    printed({ x, y, width, height }, paper),
    seal(x + width - 170, y + height - 140, paper.colour),
  ].join("");
}

/** Lines in place of text, and EJEMPLO across them: the paper certifies nothing. */
function printed({ x, y, width, height }: Sheet, { title, colour, upright = false }: Paper): string {
  const middle = x + width / 2;
  const words = (text: string, line: number, size: number, fill: string, spacing = 0) =>
    `<path d="${lettering(text, { x: middle, y: line, size, anchor: "middle", spacing })}" fill="${fill}"/>`;
  const rule = (line: number, half: number) =>
    stroke(`M${middle - half} ${line}H${middle + half}`, tint("steel", 0.14), 9);
  const border = (inset: number, fill: string, thick: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${fill}" stroke-width="${thick}"/>`;
  const example = words("EJEMPLO", y + height * 0.69, upright ? 88 : 120, tint(colour, 0.1), 14);
  return [
    border(34, tint(colour), 4) + border(46, tint(colour, 0.2), 2),
    `<g transform="translate(${middle - 48} ${y + 82}) scale(1.5)">${markPaths(tint("artery"), tint("vein"))}</g>`,
    words(title, y + 278, upright ? 62 : 72, tint("ink")),
    ...[0.34, 0.34, 0.2].map((half, line) => rule(y + 350 + line * 44, half * width)),
    `<g transform="rotate(-9 ${middle} ${y + height * 0.66})" opacity="0.9">${example}</g>`,
    stroke(`M${x + 110} ${y + height - 118}h${width * 0.26}`, tint("ink", 0.3), 4),
  ].join("");
}

function seal(x: number, y: number, colour: ColourName): string {
  const ball = { x, y, r: 66 };
  return clayShadow(ball) + clay(ball, colour, 0.04) + clay({ x, y, r: 44 }, colour, 0.02, true);
}

function stroke(d: string, fill: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`;
}
