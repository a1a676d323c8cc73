import type { Node } from "../curve.ts";
import { sole } from "../drawing/body.ts";
import { clay } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** The sole of a foot whose toes send out rings of fine dots. */
export const parestesias: Scene = {
  ground: { colour: "veinMist" },
  draw: () => {
    const { foot, toes } = sole(960, 680, 1.3);
    const dots = toes.flatMap(([x, y], toe) =>
      [1, 2, 3, 4].flatMap((ring) =>
        [-2, -1, 0, 1, 2].map((ray) => {
          const angle = -Math.PI / 2 + (toe - 1.2) * 0.3 + ray * 0.2;
          const away = 50 + ring * 46 + (toe === 0 ? 24 : 0);
          return [[x + Math.cos(angle) * away, y + Math.sin(angle) * away, 11 - ring * 1.9]] satisfies Node[];
        }),
      ),
    );
    return (
      clay([...foot, ...toes.map((toe) => [toe])], "skin", { drop: 44 }) +
      clay(dots, "artery", { shadow: 0.2, drop: 5, lighter: 0.04 })
    );
  },
};
