import { vesselFrames } from "../components/vessel-line/vessel-frames.ts";
import type { Shape } from "./presets.ts";

const wave =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='M0 12C8 4 16 4 24 12S40 20 48 12'/%3E%3C/svg%3E\")";

/** The picture in the frames of the first theme's vessel line: under a heading, and across a section. */
const drawings: Record<
  Exclude<Shape["ornament"], "vessel">,
  readonly [underline: string, divider: string]
> = {
  none: ["display:none", "display:none"],
  rule: ["width:4rem;height:.375rem;background:currentColor", "height:1px;background:currentColor"],
  double: ["height:.375rem;border-block:1px solid", "height:.375rem;border-block:1px solid"],
  wave: waved("6rem"),
  dots: dotted("5.5rem"),
};

function waved(width: string): readonly [string, string] {
  const line = `height:1.25rem;background:currentColor;mask:${wave} 0 50%/2.5rem 1.25rem repeat-x`;
  return [`width:${width};${line}`, line];
}

function dotted(width: string): readonly [string, string] {
  const line =
    "height:.625rem;background:radial-gradient(circle,currentColor .25rem,#0000 .28rem) 0 50%/1.125rem .625rem repeat-x";
  return [`width:${width};${line}`, line];
}

/** What an ornament sets on the frame of a vessel line, as it is without one. */
const undrawn = ["display", "width", "height", "background", "mask", "border-block"]
  .map((property) => `${property}:revert-layer`)
  .join(";");

/**
 * The rules of an ornament. `scope` begins each selector; where it is empty, the first theme's own ornament needs none,
 * else they undo that of a theme around.
 */
export function ornamentCss(ornament: Shape["ornament"], scope: string): string {
  const frame = (kind: keyof typeof vesselFrames) => `${scope}svg[viewBox="${vesselFrames[kind]}"]`;
  const [line, underline] = [frame("divider"), frame("underline")];
  if (ornament === "vessel")
    return scope === ""
      ? ""
      : `${line}>path,${underline}>path{display:inline}${line},${underline}{${undrawn}}`;
  const [short, long] = drawings[ornament];
  const reset = scope === "" ? "" : `${line},${underline}{${undrawn}}`;
  return `${reset}${line}>path,${underline}>path{display:none}${underline}{${short}}${line}{${long}}`;
}

/** The drawing in place of a missing picture; the first theme's vessel line where it is empty. */
export function ornamentMask(ornament: Shape["ornament"]): string {
  if (ornament === "vessel") return "";
  return ornament === "wave" ? wave : "none";
}
