import { type Node, outline, smooth } from "./curve.ts";
import { between, type Random, random } from "./random.ts";

export type { Node } from "./curve.ts";

/** One unbranched piece of a vessel. `parent` is an index into the list it stands in; the trunk has none. */
export type Segment = { nodes: Node[]; parent?: number };

export type Growth = {
  seed: number;
  /** Where the trunk starts, and its radius there. */
  from: Node;
  /** Direction of the trunk, in radians; 0 points right, positive turns down. */
  heading: number;
  /** How often a vessel forks between trunk and tip. */
  generations: number;
  /** Length of a segment, in multiples of its radius. */
  reach?: number;
  /** Smaller branch's share of the parent's r³, from 0 (never) to 0.5 (always even). */
  balance?: readonly [low: number, high: number];
  /** Opening angle of a fork, in radians. */
  spread?: number;
  /** Thinner vessels end instead of forking. */
  thinnest?: number;
};

/**
 * Grows the brand's line: a vessel tree that obeys Murray's law (a parent's r³ is the sum of its children's r³;
 * C. D. Murray, 1926), the thicker branch turning least. The same seed gives the same tree.
 */
export function grow(growth: Growth): Segment[] {
  const stream = random(growth.seed);
  const tree: Segment[] = [];
  const [x, y, radius] = growth.from;
  const queue = [{ x, y, radius, heading: growth.heading, left: growth.generations, parent: -1, side: 1 }];
  for (let bud = queue.shift(); bud; bud = queue.shift()) {
    const { nodes, heading } = segment(bud, growth.reach ?? 9, stream);
    const index = tree.push(bud.parent < 0 ? { nodes } : { nodes, parent: bud.parent }) - 1;
    const tip = nodes.at(-1);
    if (!tip || bud.left === 0) continue;
    const [low, high] = growth.balance ?? [0.18, 0.45];
    const [thick, thin] = fork(bud.radius, between(stream, low, high));
    if (thin < (growth.thinnest ?? 1)) continue;
    const spread = (growth.spread ?? 1) * between(stream, 0.8, 1.2);
    const share = thin / (thick + thin);
    for (const [r, turn] of [
      [thick, spread * share * bud.side],
      [thin, -spread * (1 - share) * bud.side],
    ] as const) {
      queue.push({
        ...{ x: tip[0], y: tip[1], radius: r, heading: heading + turn },
        ...{ left: bud.left - 1, parent: index, side: -bud.side },
      });
    }
  }
  return tree;
}

/** The two radii that a vessel of `radius` forks into; `share` of its r³ goes to the thinner one. */
export function fork(radius: number, share: number): [thick: number, thin: number] {
  return [radius * Math.cbrt(1 - share), radius * Math.cbrt(share)];
}

/** SVG path data of each segment of a tree, drawn as a filled, tapered shape. */
export function vesselPaths(tree: readonly Segment[]): string[] {
  return tree.map(({ nodes }) => outline(smooth(nodes)));
}

function segment(
  bud: { x: number; y: number; radius: number; heading: number },
  reach: number,
  stream: Random,
): { nodes: Node[]; heading: number } {
  const step = (bud.radius * reach * between(stream, 0.75, 1.25)) / 3;
  let { x, y, heading } = bud;
  const nodes: Node[] = [[x, y, bud.radius]];
  for (let piece = 0; piece < 3; piece++) {
    heading += between(stream, -0.14, 0.14);
    x += Math.cos(heading) * step;
    y += Math.sin(heading) * step;
    nodes.push([x, y, bud.radius]);
  }
  return { nodes, heading };
}
