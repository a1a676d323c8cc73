import type { Node } from "../curve.ts";
import { between, random } from "../random.ts";

/** A winding line: `turns` coils that swing `swing` px to both sides and fold back on themselves a little. */
export function winding(from: Node, to: Node, swing: number, turns: number, seed: number): Node[] {
  const stream = random(seed);
  const steps = turns * 8;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  let reach = swing;
  return Array.from({ length: steps + 1 }, (_, step) => {
    if (step % 8 === 0) reach = swing * between(stream, 0.55, 1.2);
    const share = step / steps;
    const ease = Math.min(1, share * 5, (1 - share) * 5);
    const phase = (step / 8) * Math.PI * 2;
    const across = Math.sin(phase) * reach * ease;
    const along = length * share + Math.sin(phase * 2) * reach * -0.2 * ease;
    const r = from[2] + (to[2] - from[2]) * share;
    return [
      from[0] + ux * along - uy * across,
      from[1] + uy * along + ux * across,
      r * between(stream, 0.92, 1.1),
    ];
  });
}

/** Bends a line sideways into a bow that is `depth` px deep at its middle. */
export function bowed(nodes: readonly Node[], depth: number): Node[] {
  const last = nodes.length - 1;
  return nodes.map(([x, y, r], index) => [x + depth * Math.sin((index / last) * Math.PI), y, r]);
}
