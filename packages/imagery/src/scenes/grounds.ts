import { type Node, round } from "../curve.ts";
import { redCell } from "../drawing/anatomy.ts";
import { tubes } from "../drawing/clay.ts";
import { type ColourName, tint } from "../drawing/colour.ts";
import type { Scene } from "../drawing/scene.ts";
import { type Growth, grow } from "../vessel.ts";

const wide = { width: 1920, height: 720 };

const branches = (growth: Growth): Node[][] => grow(growth).map(({ nodes }) => nodes);

/** A picture that lies behind words: branches in a tone close to their ground. */
function quiet(
  ground: ColourName,
  line: ColourName,
  lighter: number,
  seed: number,
  size?: Scene["size"],
): Scene {
  const height = size?.height ?? 1080;
  return {
    ...(size ? { size } : {}),
    ground: { colour: ground, window: ground === "ink" || ground === "arteryDeep" ? 0.04 : 0.6 },
    draw: () =>
      tubes(
        branches({
          seed,
          from: [1980, height * 0.8, 54],
          heading: 3.5,
          generations: 7,
          reach: 7,
          thinnest: 3,
        }),
        line,
        { drop: 30, lighter, contrast: 0.6 },
      ) +
      tubes(
        branches({
          seed: seed + 1,
          from: [-60, height * 0.95, 30],
          heading: -0.35,
          generations: 5,
          reach: 8,
          thinnest: 3,
        }),
        line,
        { drop: 20, lighter, contrast: 0.6 },
      ),
  };
}

/** The vessel and its cells, for the film's still. */
const film: Scene = {
  ground: { colour: "ink", window: 0.06 },
  draw: () => {
    const cells = Array.from({ length: 26 }, (_, index) => {
      const angle = index * 2.39996;
      const away = 70 + 44 * Math.sqrt(index) * 3.4;
      const size = 26 + away * 0.1;
      return redCell(
        round(960 + Math.cos(angle) * away),
        round(540 + Math.sin(angle) * away * 0.62),
        size,
        index * 53,
        0.5 + (index % 5) * 0.1,
      );
    });
    const rings = [900, 700, 520, 370, 250].map(
      (r, ring) =>
        `<ellipse cx="960" cy="540" rx="${r * 1.25}" ry="${r * 0.8}" fill="${tint("artery", -0.14 + ring * 0.05)}" filter="url(#soft)"/>`,
    );
    return `${rings.join("")}<ellipse cx="960" cy="540" rx="120" ry="80" fill="${tint("plaque", 0.08)}" filter="url(#soft)"/>${cells.join("")}`;
  },
};

export const grounds = {
  "cta-1": quiet("ink", "ink", 0.08, 51),
  "cta-2": quiet("arteryDeep", "artery", -0.08, 63),
  "cta-3": quiet("veinMist", "veinMist", -0.07, 72),
  "about-background": quiet("bone", "bone", -0.03, 84),
  footer: quiet("ink", "vein", -0.14, 95, wide),
  "video-poster": film,
} satisfies Record<string, Scene>;
