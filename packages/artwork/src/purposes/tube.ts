import { type ColourName, type Node, outline, smooth, tint } from "@consultorio/pictures/drawing";

/** A vessel of matte clay through the nodes, in pixels of the picture: its shadow, its body and the light on it. */
export function tube(nodes: readonly Node[], colour: ColourName, lighter = 0): string {
  const line = smooth(nodes);
  const layer = (share: number, brighter: number) => {
    const towards = (1 - share) * 0.5;
    const shifted = line.map(
      ([x, y, r]): Node => [x - r * towards * 0.62, y - r * towards * 0.78, r * share],
    );
    return `<path d="${outline(shifted)}" fill="${tint(colour, lighter + brighter)}"/>`;
  };
  const shadow = `<path transform="translate(9 13)" d="${outline(line)}" fill="${tint("ink")}" opacity="0.22" filter="url(#close)"/>`;
  const layers = Array.from({ length: 12 }, (_, step) => layer(1 - step / 12.6, -0.11 + step * 0.0155));
  return shadow + layers.join("");
}
