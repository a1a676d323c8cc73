/** Distance from the body's axis, towards our right, and height from the top. */
export type Point = readonly [away: number, y: number];
type Cubic = readonly [from: Point, leaving: Point, arriving: Point, to: Point];
/** A run of Béziers, each beginning where the one before ends. */
export type Curve = readonly Cubic[];

/**
 * The part between two points of the curve that a chain of points draws near: a cubic B-spline, whose bending
 * changes nowhere by a jump, so that the line looks drawn in one go. Only the chain's ends lie on it exactly.
 */
export function span(chain: readonly Point[], from: Point, to: Point): Curve {
  const [start, end] = [chain.indexOf(from), chain.indexOf(to)];
  return chain.slice(start, end).flatMap((point, step) => {
    const next = chain[start + step + 1];
    if (next === undefined) return [];
    const [leaving, arriving] = [between(point, next, 1 / 3), between(point, next, 2 / 3)];
    return [[joint(chain, point), leaving, arriving, joint(chain, next)] as const];
  });
}

/** Where the curve passes a point of its chain. */
export function joint(chain: readonly Point[], point: Point): Point {
  const index = chain.indexOf(point);
  const [before, after] = [chain[index - 1], chain[index + 1]];
  if (before === undefined || after === undefined) return point;
  return between(point, between(before, after, 1 / 2), 1 / 3);
}

function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

/** A line that sags by `sag` to the right of its direction: across the body from our left, downwards. */
export function bow(from: Point, to: Point, sag: number): Curve {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((from[1] - to[1]) / length) * sag, ((to[0] - from[0]) / length) * sag];
  const at = (part: number): Point => {
    const [away, height] = between(from, to, part);
    return [away + x, height + y];
  };
  return [[from, at(1 / 3), at(2 / 3), to]];
}

export function reversed(curve: Curve): Curve {
  return curve.toReversed().map(([from, leaving, arriving, to]) => [to, arriving, leaving, from]);
}

/** The same curve on the body's other half. */
export function mirrored(curve: Curve): Curve {
  const flip = ([away, y]: Point): Point => [-away, y];
  return curve.map(([from, leaving, arriving, to]) => [flip(from), flip(leaving), flip(arriving), flip(to)]);
}

/** The way back on the other half, for a contour that goes down one side and up the other. */
export const opposite = (curve: Curve): Curve => reversed(mirrored(curve));

/** SVG path data of curves that follow each other and end where they began; `axis` is the body's place. */
export function closed(axis: number, ...curves: readonly Curve[]): string {
  const show = ([away, y]: Point) => `${rounded(axis + away)} ${rounded(y)}`;
  const [first] = curves.flat();
  const pieces = curves.flat().map(([, ...rest]) => `C${rest.map(show).join(" ")}`);
  return first === undefined ? "" : `M${show(first[0])}${pieces.join("")}Z`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
