import { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";
import { coarse } from "#components/vessel-line/coarse-path.ts";

/** Drawing of one fact's part of the line. The trunk's height is stretched to the fact's; the branch keeps its form. */
export interface TimelinePiece {
  /** In a box of 120 × 100. */
  trunk: string;
  /** In a box of 120 × 80: from the trunk's middle to the middle of the right edge. */
  branch: string;
}

const middle = 60;
const sway = 4;
const thickest = 8;
/** Where on its piece the trunk gives off its branch, in percent of the height. */
const parting = 32;

/**
 * A vessel that gives each of `count` facts an equal part of its flow: at each branch the trunk thins by Murray's
 * law, and what is left after the last one runs out to a tip. The trunk swings away from each branch in turn.
 */
export function timelineVessel(count: number): TimelinePiece[] {
  let radius = thickest;
  return Array.from({ length: count }, (_, index) => {
    const [rest, branch] = fork(radius, 1 / (count + 1 - index));
    const nodes = trunkNodes(radius, rest, index % 2 === 0 ? -1 : 1, index === count - 1);
    radius = rest;
    return { trunk: path({ nodes }), branch: path({ nodes: branchNodes(branch) }) };
  });
}

const path = (segment: Segment): string => vesselPaths([segment]).map(coarse).join("");

function trunkNodes(before: number, after: number, side: 1 | -1, last: boolean): Segment["nodes"] {
  return [0, 16, parting, 48, 64, 82, 100].map((y) => {
    const taper = last && y > parting ? 1 - ((y - parting) / (100 - parting)) * 0.9 : 1;
    const x = middle + side * sway * Math.sin((y / 100) * Math.PI);
    return [x, y, (y < parting ? before : after) * taper] as const;
  });
}

/** Leaves with the flow, downwards, and comes to the fact from the side. Its root is thin: it stays inside the trunk. */
function branchNodes(radius: number): Segment["nodes"] {
  return [
    [middle, 0, radius * 0.4],
    [middle + 5, 20, radius * 0.95],
    [middle + 24, 36, radius * 0.95],
    [120, 40, radius * 0.9],
  ];
}
