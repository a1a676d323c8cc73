import { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";
import { coarse } from "./coarse-path.ts";

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
