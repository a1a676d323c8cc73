import { type ColourName, round, tint } from "@consultorio/pictures/drawing";

/** A ball, in pixels of the picture. */
type Ball = { x: number; y: number; r: number };

/** Direction towards the window, in the picture's plane. */
const light = [-0.62, -0.78] as const;

/** Two soft shadows on the ground: a wide one, and a narrow one where the ball touches it. */
export function clayShadow({ x, y, r }: Ball): string {
  const shadow = (shift: readonly [x: number, y: number], opacity: number, blur: string) =>
    disc({ x: x + shift[0], y: y + shift[1], r }, tint("ink"), `opacity="${opacity}" filter="url(#${blur})"`);
  return shadow([12, 15.6], 0.21, "soft") + shadow([4.2, 4.8], 0.18, "close");
}

/**
 * A ball of matte clay: discs that get smaller towards the light. With `hollow` it is lit as the inside of a bowl, with
 * less contrast. `lighter` is added to the colour's lightness.
 */
export function clay(ball: Ball, colour: ColourName, lighter: number, hollow = false): string {
  const layers = Math.round(Math.max(7, Math.min(34, ball.r / 2.4)));
  const contrast = hollow ? 0.6 : 1;
  return Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    // Dark at the edge, the colour itself on most of the ball, and a wide, dim highlight.
    const brightness = -0.15 + 0.225 * Math.sin((depth * Math.PI) / 2);
    const shift = (hollow ? -1 : 1) * ball.r * depth * 0.5;
    const layerDisc = {
      x: ball.x + light[0] * shift,
      y: ball.y + light[1] * shift,
      r: ball.r * (1 - depth * 0.92),
    };
    return disc(layerDisc, tint(colour, lighter + brightness * contrast, 1 - 0.3 * depth));
  }).join("");
}

function disc({ x, y, r }: Ball, fill: string, extra = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
}
