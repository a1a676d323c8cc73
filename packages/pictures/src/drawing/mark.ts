import { fork, type Node, outline, smooth } from "./vessel.ts";

const trunk = 6;
const [thick, thin] = fork(trunk, 0.42);
const [twig, sprig] = fork(thick, 0.3);

/** The artery's widest way is one line whose radius narrows across each fork; its side branch starts inside it. */
const artery: Node[][] = [
  [
    [32, 57, trunk],
    [31.9, 49.5, trunk],
    [30.4, 41.8, (trunk + thick) / 2],
    [26.6, 35, thick],
    [22, 29, (thick + twig) / 2],
    [16.9, 21.4, twig],
    [13.4, 9, twig],
  ],
  [
    [23.2, 32, sprig * 0.8],
    [26.3, 25, sprig],
    [27.2, 18, sprig],
    [27.2, 10, sprig],
  ],
];
const vein: Node[][] = [
  [
    [32.2, 48, thin],
    [36.4, 38, thin],
    [44.4, 28.6, thin],
    [49.4, 9.5, thin],
  ],
];

/**
 * The clinic's mark: one vessel that forks twice, by Murray's law; the thinner branch is the vein. SVG paths in the
 * given colours, for a 64 × 64 view box.
 */
export function markPaths(arteryFill: string, veinFill: string): string {
  const shape = (nodes: Node[][], fill: string) =>
    `<path d="${nodes.map((piece) => outline(smooth(piece, 8))).join("")}" fill="${fill}"/>`;
  return shape(vein, veinFill) + shape(artery, arteryFill);
}
