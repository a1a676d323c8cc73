import { fork, smooth, vesselPaths } from "@consultorio/pictures/drawing";
import type { ThemeLook } from "@consultorio/ui/theme";

/** The ornament of a theme under the title, as SVG whose line begins at 0, 0; empty where the theme has none. */
export function underline(ornament: ThemeLook["ornament"], color: string): string {
  return drawings[ornament](color);
}

const drawings: Record<ThemeLook["ornament"], (color: string) => string> = {
  vessel,
  none: () => "",
  rule: (fill) => `<rect y="-4" width="96" height="9" fill="${fill}"/>`,
  double: (fill) =>
    `<rect y="-5" width="216" height="2" fill="${fill}"/><rect y="4" width="216" height="2" fill="${fill}"/>`,
  wave: (stroke) =>
    `<path d="M0 0c10-12 20-12 30 0s20 12 30 0 20-12 30 0 20 12 30 0 20-12 30 0 20 12 30 0" fill="none" stroke="${stroke}" stroke-width="5" stroke-linecap="round"/>`,
  dots: (fill) =>
    [0, 1, 2, 3, 4].map((place) => `<circle cx="${6 + place * 28}" r="6" fill="${fill}"/>`).join(""),
};

/** The first theme's line: a vessel with one branch, by Murray's law. */
function vessel(fill: string): string {
  const [main, branch] = fork(4.4, 0.36);
  const trunk = smooth([
    [0, 0, 4.4],
    [60, 3, 4.4],
    [116, 0, 4.4],
  ]);
  const onward = smooth([
    [116, 0, main],
    [170, -4, main * 0.8],
    [216, -2, main * 0.25],
  ]);
  const off = smooth([
    [112, 0, branch],
    [136, 5, branch],
    [160, 16, branch * 0.7],
    [186, 22, branch * 0.3],
  ]);
  return `<path d="${vesselPaths([{ nodes: trunk }, { nodes: onward }, { nodes: off }]).join("")}" fill="${fill}"/>`;
}
