import type { Node } from "../curve.ts";
import { leg } from "../drawing/body.ts";
import { clay, silhouette } from "../drawing/clay.ts";
import { tint } from "../drawing/colour.ts";
import { stroke } from "../drawing/lines.ts";
import type { Scene } from "../drawing/scene.ts";

/** A lower leg in a bandage whose turns overlap from foot to knee. */
export const ulceras: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const bare = leg({ x: 960, size: 1.45 });
    const [shank = []] = bare;
    const wrapped = [shank.filter(([, y]) => y > 190 && y < 900).map(([x, y, r]): Node => [x, y, r + 12])];
    const edges = Array.from({ length: 9 }, (_, turn) => {
      const y = 130 + turn * 98;
      const edge = `M700 ${y + 120}Q960 ${y + 130} 1220 ${y - 30}`;
      return (
        `<path d="${edge}V${y - 120}H700Z" fill="${tint("ink")}" opacity="0.055"/>` +
        stroke(edge, tint("bone", -0.16), 5)
      );
    });
    return (
      clay(bare, "skin", { drop: 46 }) +
      `<clipPath id="bandage"><path d="${silhouette(wrapped)}"/></clipPath>` +
      clay(wrapped, "paper", { shadow: 0.4, drop: 12, contrast: 0.9, lighter: -0.02 }) +
      `<g clip-path="url(#bandage)">${edges.join("")}</g>`
    );
  },
};
