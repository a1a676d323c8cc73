import { type Node, round, smooth, tangent } from "../curve.ts";
import { type ColourName, tint } from "./colour.ts";

/** A plain round-ended stroke along path data. */
export function stroke(d: string, fill: string, width: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A thin wire: a dark stroke, its colour, and a glint towards the window. */
export function wire(d: string, colour: ColourName, width: number): string {
  return (
    stroke(d, tint(colour, -0.22), width) +
    stroke(d, tint(colour, 0.02), round(width * 0.66)) +
    `<g transform="translate(${round(-width * 0.12)} ${round(-width * 0.16)})">${stroke(d, tint(colour, 0.2), round(width * 0.22))}</g>`
  );
}

export type Lattice = {
  /** How many wires wind each way around the tube. */
  wires: number;
  /** Length of one turn, in multiples of the radius. */
  pitch: number;
  width: number;
  colour: ColourName;
};

/** The crossing spirals of a stent around a tube; the far side is drawn first and fainter. */
export function lattice(nodes: readonly Node[], { wires, pitch, width, colour }: Lattice): string {
  const line = smooth(nodes, 60);
  const { far, near } = spirals(line, wires, pitch);
  return `<g opacity="0.35">${wire(far, colour, width * 0.7)}</g>${wire(near, colour, width)}`;
}

function spirals(line: readonly Node[], wires: number, pitch: number): { far: string; near: string } {
  const paths = { far: "", near: "" };
  for (let index = 0; index < wires * 2; index++) {
    const way = index % 2 === 0 ? 1 : -1;
    let angle = (Math.floor(index / 2) / wires) * Math.PI * 2;
    let side: "far" | "near" | undefined;
    line.forEach(([x, y, r], place) => {
      const before = line[place - 1];
      if (before) angle += (way * Math.hypot(x - before[0], y - before[1]) * Math.PI * 2) / (pitch * r);
      const [tx, ty] = tangent(line, place);
      const across = Math.sin(angle) * r;
      const now = Math.cos(angle) > 0 ? "near" : "far";
      const point = `${round(x - ty * across)} ${round(y + tx * across)}`;
      if (side && side !== now) paths[side] += `L${point}`;
      paths[now] += `${side === now ? "L" : "M"}${point}`;
      side = now;
    });
  }
  return paths;
}
