import { type Node, round, smooth } from "../curve.ts";
import { type ColourName, tint } from "./colour.ts";

export type ClayOptions = {
  /** Lit from the left above as a solid (1) or as the inside of a hollow (-1). */
  relief?: 1 | -1;
  /** Strength of the shadow on the ground; 0 for shapes that rest on another one. */
  shadow?: number;
  /** How far the shadow falls, in pixels. */
  drop?: number;
  /** Range of light between edge and highlight; 1 is the series' matte clay. */
  contrast?: number;
  /** Added to the colour's lightness. */
  lighter?: number;
  opacity?: number;
};

/** Direction towards the window, in the picture's plane. */
const light = [-0.62, -0.78] as const;

/** Curves through the given places, shaded as clay. */
export function tubes(
  shapes: readonly (readonly Node[])[],
  colour: ColourName,
  options?: ClayOptions,
): string {
  return clay(
    shapes.map((nodes) => smooth(nodes, stepsFor(nodes))),
    colour,
    options,
  );
}

/** As many steps as a curve needs to look round: about one per 12 px of its spans. */
function stepsFor(nodes: readonly Node[]): number {
  const spans = nodes.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = nodes[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  return Math.max(2, Math.min(12, Math.round(Math.max(0, ...spans) / 12)));
}

/**
 * Shades round shapes as matte clay: nested outlines that shrink towards the light, so that a tube looks like a
 * tube and a single node like a ball. All `shapes` grow together layer by layer, so that forks melt into one.
 */
export function clay(
  shapes: readonly (readonly Node[])[],
  colour: ColourName,
  options: ClayOptions = {},
): string {
  const { relief = 1, shadow = 0.3, drop = 26, contrast = 1, lighter = 0, opacity = 1 } = options;
  const thickest = Math.max(...shapes.flatMap((shape) => shape.map((node) => node[2])));
  const layers = Math.round(Math.max(7, Math.min(34, thickest / 2.4)));
  const body = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const fill = tint(colour, lighter + brightness(depth) * contrast, 1 - 0.3 * depth);
    return `<path d="${silhouette(shapes, depth, relief)}" fill="${fill}"/>`;
  }).join("");
  const faded = opacity < 1 ? `<g opacity="${opacity}">${body}</g>` : body;
  return shadow > 0 ? castShadow(shapes, shadow, drop) + faded : faded;
}

/** Two soft shadows of the shapes on the ground: a wide one, and a tight one where they touch it. */
function castShadow(shapes: readonly (readonly Node[])[], strength: number, drop: number): string {
  const path = (dx: number, dy: number, opacity: number, blur: string) =>
    `<path d="${silhouette(shapes)}" fill="${tint("ink")}" opacity="${round(opacity)}" filter="url(#${blur})" transform="translate(${round(dx)} ${round(dy)})"/>`;
  return (
    path(drop, drop * 1.3, strength * 0.7, "soft") + path(drop * 0.35, drop * 0.4, strength * 0.6, "close")
  );
}

/** A matte ramp: dark at the edge, most of the body in its own colour, a broad dim highlight. */
function brightness(depth: number): number {
  return -0.15 + 0.225 * Math.sin((depth * Math.PI) / 2);
}

/** SVG path data of everything that the shapes cover, shrunk towards the light by `depth` from 0 to 1. */
export function silhouette(shapes: readonly (readonly Node[])[], depth = 0, relief = 1): string {
  return shapes
    .map((shape) => {
      const moved = shape.map(([x, y, r]): Node => {
        const shift = relief * r * depth * 0.5;
        return [x + light[0] * shift, y + light[1] * shift, r * (1 - depth * 0.92)];
      });
      return moved.map((node, index) => bridge(moved[index - 1], node) + circle(node)).join("");
    })
    .join("");
}

/** The quadrangle between two neighbouring circles, wound like the circles so that their union has no holes. */
function bridge(from: Node | undefined, to: Node): string {
  if (!from) return "";
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 0.01) return "";
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const corner = ([x, y, r]: Node, side: number) => `${round(x + nx * r * side)} ${round(y + ny * r * side)}`;
  return `M${corner(from, 1)}L${corner(to, 1)} ${corner(to, -1)} ${corner(from, -1)}Z`;
}

function circle([x, y, r]: Node): string {
  const [left, right] = [round(x - r), round(x + r)];
  const size = `${round(r)} ${round(r)}`;
  return `M${left} ${round(y)}A${size} 0 1 0 ${right} ${round(y)}A${size} 0 1 0 ${left} ${round(y)}Z`;
}
