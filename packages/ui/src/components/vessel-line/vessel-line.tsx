import { cva } from "class-variance-authority";
import { cn } from "../class-names/class-names.ts";
import { coursePaths } from "./vessel-geometry.ts";

const line = cva("block max-w-full", {
  variants: { kind: { divider: "h-18 w-full", underline: "h-6 w-44" } },
});

const frames = { divider: "0 -36 1440 72", underline: "0 -12 176 24" };

const paths = {
  divider: coursePaths({
    length: 1440,
    radius: 3.4,
    sway: 9,
    branches: [
      { at: 0.09, share: 0.2, side: -1 },
      { at: 0.22, share: 0.3, side: 1 },
      { at: 0.41, share: 0.24, side: -1 },
      { at: 0.58, share: 0.36, side: 1 },
      { at: 0.76, share: 0.3, side: -1 },
    ],
  }),
  underline: coursePaths({
    length: 172,
    radius: 2.2,
    sway: 2,
    branches: [{ at: 0.56, share: 0.36, side: 1 }],
  }),
};

interface VesselLineProps {
  kind: keyof typeof paths;
  /** From 0 to 1: the part that is filled; the rest is drawn faint. */
  progress?: number;
  className?: string;
}

/** The theme's ornament, in the current colour: the first theme's is a vessel that branches by Murray's law. Decoration only. */
export function VesselLine({ kind, progress = 1, className }: VesselLineProps) {
  const d = paths[kind].join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={frames[kind]}
      data-vessel={kind}
      preserveAspectRatio="xMinYMid slice"
      fill="currentColor"
      className={cn(line({ kind }), className)}
    >
      {progress < 1 ? <path d={d} opacity={0.2} /> : null}
      <path d={d} style={progress < 1 ? { clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` } : undefined} />
    </svg>
  );
}
