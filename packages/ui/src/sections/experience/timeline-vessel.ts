import { fork, type Segment, vesselPaths } from "@consultorio/pictures/vessel";
import { coarse } from "#components/vessel-line/coarse-path.ts";

/** Drawing of one row's part of the line. The trunk's height is stretched to the row's; the branch keeps its form. */
export interface TimelinePiece {
  /** In a box of 120 × 100. */
  trunk: string;
  /** In a box of 120 × 80: from the trunk's middle to the middle of the right edge. */
  branch: string;
}

const middle = 60;
const sway = 4;
const thinnest = 2;
const thickest = 8;
/** Where on its piece the trunk gives off its branch, in percent of the height. */
const parting = 32;

/** The years until today in `count` parts: the trunk grows from one to the next, and each part may have a branch. */
export function growingVessel(count: number): TimelinePiece[] {
  const radiusAt = (place: number) => thinnest + ((thickest - thinnest) * place) / count;
  return Array.from({ length: count }, (_, index) => ({
    trunk: path({ nodes: trunkNodes(radiusAt(index), radiusAt(index + 1), index % 2 === 0 ? 1 : -1, 100) }),
    branch: path({ nodes: branchNodes(Math.max(radiusAt(index) * 0.7, thinnest)) }),
  }));
}

/**
 * A vessel that gives each of `count` facts an equal part of its flow: at each branch the trunk thins by Murray's
 * law, and what is left after the last one runs out to a tip. The trunk swings away from each branch in turn.
 */
export function branchingVessel(count: number): TimelinePiece[] {
  let radius = thickest;
  return Array.from({ length: count }, (_, index) => {
    const [rest, branch] = fork(radius, 1 / (count + 1 - index));
    const last = index === count - 1;
    const nodes = trunkNodes(radius, rest, index % 2 === 0 ? -1 : 1, parting).map(
      ([x, y, width]) => [x, y, last && y > parting ? width * taper(y) : width] as const,
    );
    radius = rest;
    return { trunk: path({ nodes }), branch: path({ nodes: branchNodes(branch) }) };
  });
}

const path = (segment: Segment): string => vesselPaths([segment]).map(coarse).join("");
const taper = (y: number) => 1 - ((y - parting) / (100 - parting)) * 0.9;

/** The trunk of one piece; its radius changes from `before` to `after` at `change`, or on the way to it where that is the end. */
function trunkNodes(before: number, after: number, side: 1 | -1, change: number): Segment["nodes"] {
  return [0, 16, parting, 48, 64, 82, 100].map((y) => {
    const x = middle + side * sway * Math.sin((y / 100) * Math.PI);
    const share = change === 100 ? y / 100 : Number(y >= change);
    return [x, y, before + (after - before) * share] as const;
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
