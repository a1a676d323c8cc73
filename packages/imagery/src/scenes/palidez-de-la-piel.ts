import { sole } from "../drawing/body.ts";
import { clay } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** Two bare feet from above the sole: one rosy, one pale. */
export const palidez: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const [rosy, pale] = [sole(670, 560, 1.35, -1), sole(1250, 560, 1.35, 1)];
    const shapes = ({ foot, toes }: typeof rosy) => [...foot, ...toes.map((toe) => [toe])];
    return (
      clay(shapes(rosy), "rose", { drop: 46, lighter: -0.04 }) +
      clay(shapes(pale), "pale", { drop: 46, lighter: 0 })
    );
  },
};
