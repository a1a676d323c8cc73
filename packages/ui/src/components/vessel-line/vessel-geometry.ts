import { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";

interface Course {
  length: number;
  /** Radius at the start. */
  radius: number;
  /** How far the trunk wanders from its axis. */
  sway: number;
  /** Where branches leave, as a share of the length, and which part of the trunk's r³ each takes. */
  branches: readonly { at: number; share: number; side: 1 | -1 }[];
}

/** SVG path data of a long vessel along the x axis that thins at each branch by Murray's law. */
export function coursePaths({ length, radius, sway, branches }: Course): string[] {
  const axis = (x: number) => Math.sin((x / length) * Math.PI * 3.1) * sway;
  const segments: Segment[] = [];
  let start = 0;
  let trunk = radius;
  for (const { at, share, side } of [...branches, { at: 1, share: 0, side: 1 } as const]) {
    const end = at * length;
    const last = at === 1;
    segments.push({ nodes: trunkNodes(start, end, trunk, last, axis) });
    if (last) break;
    const [main, branch] = fork(trunk, share);
    segments.push({ nodes: branchNodes(end, axis(end), branch, side) });
    start = end;
    trunk = main;
  }
  return vesselPaths(segments).map(coarse);
}

/** How far a drawn edge may be from the computed one, in units: a pixel has about one. */
const tolerance = 0.1;

/** Without the corners that no eye finds at the size that these lines are drawn: a tenth is left to download. */
const coarse = (path: string) =>
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

type Nodes = Segment["nodes"];

function trunkNodes(
  start: number,
  end: number,
  radius: number,
  last: boolean,
  axis: (x: number) => number,
): Nodes {
  return Array.from({ length: 7 }, (_, step) => {
    const x = start + ((end - start) * step) / 6;
    const taper = last ? 1 - (step / 6) * 0.75 : 1;
    return [x, axis(x), radius * taper] as const;
  });
}

/** Leaves along the trunk, then turns away and thins to its tip. */
function branchNodes(x: number, y: number, radius: number, side: 1 | -1): Nodes {
  const reach = radius * 15;
  return [
    [x, y, radius],
    [x + reach * 0.5, y + side * reach * 0.14, radius * 0.95],
    [x + reach * 1.1, y + side * reach * 0.5, radius * 0.72],
    [x + reach * 1.9, y + side * reach * 0.74, radius * 0.36],
  ];
}
