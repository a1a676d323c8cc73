import { type ColourName, round, tint } from "@consultorio/pictures/drawing";

/** A ball on the sheet. */
type Ball = { x: number; y: number; r: number };

type ClayOptions = {
  /** Lit from the left above as a solid (1) or as the inside of a hollow (-1). */
  relief: 1 | -1;
  /** Strength of the shadow on the ground; 0 for what rests on another thing. */
  shadow: number;
  /** Range of light between edge and highlight; 1 is the series' matte clay. */
  contrast: number;
  /** Added to the colour's lightness. */
  lighter: number;
};

/** Direction towards the window, in the picture's plane. */
const light = [-0.62, -0.78] as const;

/** Shades a ball as matte clay: nested discs that shrink towards the light. */
export function clay(ball: Ball, colour: ColourName, options: ClayOptions): string {
  const layers = Math.round(Math.max(7, Math.min(34, ball.r / 2.4)));
  const body = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1);
    const fill = tint(colour, options.lighter + brightness(depth) * options.contrast, 1 - 0.3 * depth);
    return disc(shrunk(ball, depth, options.relief), fill);
  });
  return castShadow(ball, options.shadow) + body.join("");
}

/** Two soft shadows on the ground: a wide one, and a tight one where the ball touches it. */
function castShadow({ x, y, r }: Ball, strength: number): string {
  if (strength === 0) return "";
  const at = (dx: number, dy: number, opacity: number, blur: string) =>
    disc({ x: x + dx, y: y + dy, r }, tint("ink"), `opacity="${round(opacity)}" filter="url(#${blur})"`);
  return at(12, 15.6, strength * 0.7, "soft") + at(4.2, 4.8, strength * 0.6, "close");
}

/** A matte ramp: dark at the edge, most of the body in its own colour, a broad dim highlight. */
function brightness(depth: number): number {
  return -0.15 + 0.225 * Math.sin((depth * Math.PI) / 2);
}

function shrunk({ x, y, r }: Ball, depth: number, relief: 1 | -1): Ball {
  const shift = relief * r * depth * 0.5;
  return { x: x + light[0] * shift, y: y + light[1] * shift, r: r * (1 - depth * 0.92) };
}

function disc({ x, y, r }: Ball, fill: string, extra = ""): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
}
