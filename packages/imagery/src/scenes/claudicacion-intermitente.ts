import { sole } from "../drawing/body.ts";
import { clay, tubes } from "../drawing/clay.ts";
import type { Scene } from "../drawing/scene.ts";

/** Footprints that walk from the left and stop, side by side, before a bench-like line. */
export const claudicacion: Scene = {
  ground: { colour: "bone" },
  draw: () => {
    const steps = [
      [130, 740, 84],
      [480, 370, 86],
      [770, 720, 88],
      [1240, 370, 90],
      [1240, 720, 90],
    ] as const;
    const prints = steps.map(([x, y, turn], index) => {
      const side = y > 540 ? -1 : 1;
      const { foot, toes } = sole(0, 0, 0.62, side);
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${clay([...foot, ...toes.map((toe) => [toe])], "bone", { relief: -1, shadow: 0, lighter: -0.1 - index * 0.012, contrast: 0.9 })}</g>`;
    });
    return (
      prints.join("") +
      tubes(
        [
          [
            [1560, 180, 30],
            [1560, 540, 30],
            [1560, 900, 30],
          ],
        ],
        "artery",
        { drop: 36 },
      )
    );
  },
};
