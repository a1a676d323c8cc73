import { type ColourName, tint } from "@consultorio/pictures/drawing";

type Size = { width: number; height: number };

/** Blur filters, whose ids a drawing may use anywhere on the sheet. */
function filters({ width, height }: Size): string {
  const region = `filterUnits="userSpaceOnUse" x="-200" y="-200" width="${width + 400}" height="${height + 400}"`;
  return [
    ["close", 9],
    ["soft", 30],
    ["window", 46],
  ]
    .map(([id, blur]) => `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${blur}"/></filter>`)
    .join("");
}

/** The light of a tall window with four panes, falling from the left across the ground. */
function windowLight({ width, height }: Size): string {
  const pane = (x: number, y: number) => {
    const [w, h, lean] = [width * 0.15, height * 0.42, height * 0.3];
    return `M${x} ${y}l${w} ${-w * 0.1}l${lean} ${h}l${-w} ${w * 0.1}Z`;
  };
  const [x, y] = [width * 0.04, height * 0.02];
  const lower = [height * 0.335, height * 0.47] as const;
  const d = [
    pane(x, y),
    pane(x + width * 0.185, y - width * 0.018),
    pane(x + lower[0], y + lower[1]),
    pane(x + width * 0.185 + lower[0], y - width * 0.018 + lower[1]),
  ].join("");
  return `<path d="${d}" fill="#fff" opacity="0.7" filter="url(#window)"/>`;
}

/** The plain ground, lighter towards the window. */
function surface({ width, height }: Size, colour: ColourName): string {
  return (
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="0.7">` +
    `<stop offset="0" stop-color="${tint(colour, 0.02)}"/><stop offset="0.55" stop-color="${tint(colour, -0.015)}"/>` +
    `<stop offset="1" stop-color="${tint(colour, -0.075, 1.25)}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`
  );
}

/** A whole SVG sheet: ground, window light from the left, then the drawing. */
export const sheet = (size: Size, colour: ColourName, drawing: string): string =>
  cutOut(size, surface(size, colour) + windowLight(size) + drawing);

/** A sheet without ground: transparent around the drawing. */
export function cutOut(size: Size, drawing: string): string {
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${filters(size)}</defs>`,
    drawing,
    "</svg>",
  ].join("");
}
