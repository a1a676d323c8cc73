/** One point on a vessel's centre line, with the vessel's radius there. */
export type Node = readonly [x: number, y: number, radius: number];

/** One unbranched piece of a vessel. */
export type Segment = { nodes: Node[] };

/**
 * The two radii that a vessel of `radius` forks into, by Murray's law: their cubes add up to the parent's
 * (C. D. Murray, 1926). `share` of the parent's r³, from 0 to 0.5, goes to the thinner branch.
 */
export function fork(radius: number, share: number): [thick: number, thin: number] {
  return [radius * Math.cbrt(1 - share), radius * Math.cbrt(share)];
}

/** SVG path data of each segment, drawn as a filled, tapered shape. */
export function vesselPaths(segments: readonly Segment[]): string[] {
  return segments.map(({ nodes }) => outline(smooth(nodes)));
}

/** Splits every span of a Catmull-Rom curve through `nodes` into `steps`; both ends are kept. */
export function smooth(nodes: readonly Node[], steps = 10): Node[] {
  const last = nodes.length - 1;
  const at = (index: number) => nodes[Math.max(0, Math.min(last, index))] ?? [0, 0, 0];
  const points: Node[] = [];
  for (let span = 0; span < last; span++) {
    const window = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const;
    for (let step = 0; step < steps; step++) points.push(catmullRom(window, step / steps));
  }
  points.push(at(last));
  return points;
}

function catmullRom([a, b, c, d]: readonly [Node, Node, Node, Node], t: number): Node {
  const axis = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [axis(0), axis(1), Math.max(0, axis(2))];
}

/** The unit tangent of a polyline at one of its points. */
function tangent(points: readonly Node[], index: number): [number, number] {
  const before = points[Math.max(0, index - 1)];
  const after = points[Math.min(points.length - 1, index + 1)];
  if (!before || !after) return [1, 0];
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

/** SVG path data of the tapered shape around a centre line: both sides, round at both ends. */
export function outline(points: readonly Node[]): string {
  const left: string[] = [];
  const right: string[] = [];
  points.forEach(([x, y, r], index) => {
    const [tx, ty] = tangent(points, index);
    left.push(`${round(x - ty * r)} ${round(y + tx * r)}`);
    right.unshift(`${round(x + ty * r)} ${round(y - tx * r)}`);
  });
  const cap = (point: Node | undefined) => `A${round(point?.[2] ?? 0)} ${round(point?.[2] ?? 0)} 0 0 0`;
  return `M${left.join("L")}${cap(points.at(-1))} ${right.join("L")}${cap(points[0])} ${left[0]}Z`;
}

/** Two decimals: finer than any pixel, and the same bytes on every machine. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
