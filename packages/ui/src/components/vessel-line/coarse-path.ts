/** How far a drawn edge may be from the computed one, in units: a pixel has about one. */
const tolerance = 0.1;

/**
 * The path data of a vessel without the corners that no eye finds at the size that vessels are drawn: a tenth is left to
 * download.
 */
export const coarse = (path: string) =>
  path
    .replace(/(?:L-?[\d.]+ -?[\d.]+)+/g, (run) =>
      simplified(run.slice(1).split("L").map(pointOf))
        .map(([x, y]) => `L${x} ${y}`)
        .join(""),
    )
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

type Point = readonly [x: number, y: number];

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(" ").map(Number);
  return [x, y];
}

/** The corners of a line that it needs to stay within the tolerance (Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if ((away[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** How far a point is from the straight line through two others. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
