import { vesselFrames } from "../components/vessel-line/vessel-frames.ts";
import type { Shape } from "./presets.ts";

const frame = (kind: keyof typeof vesselFrames) => `svg[viewBox="${vesselFrames[kind]}"]`;
const [line, underline] = [frame("divider"), frame("underline")];

const wave =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='M0 12C8 4 16 4 24 12S40 20 48 12'/%3E%3C/svg%3E\")";

/** What stands where the first theme has its vessel line: rules over its frames, and the mask of a missing picture. */
const drawings: Record<Exclude<Shape["ornament"], "vessel">, string> = {
  none: `${line},${underline}{display:none}`,
  rule: `${underline}{width:4rem;height:.375rem;background:currentColor}${line}{height:1px;background:currentColor}`,
  double: `${underline},${line}{height:.375rem;border-block:1px solid currentColor}${underline}{width:100%}`,
  wave: `${underline}{width:6rem}${underline},${line}{height:1.25rem;background:currentColor;mask:${wave} 0 50%/2.5rem 1.25rem repeat-x}`,
  dots: `${underline}{width:5.5rem}${underline},${line}{height:.625rem;background:radial-gradient(circle,currentColor .25rem,#0000 .28rem) 0 50%/1.125rem .625rem repeat-x}`,
};

/** The stylesheet of an ornament; empty for the first theme's own. */
export const ornamentCss = (ornament: Shape["ornament"]): string =>
  ornament === "vessel" ? "" : `${line}>path,${underline}>path{display:none}${drawings[ornament]}`;

/** What a missing picture shows; the first theme's vessel line where it is empty. */
export const ornamentMask = (ornament: Shape["ornament"]): string =>
  ornament === "vessel" ? "" : ornament === "wave" ? wave : "none";
