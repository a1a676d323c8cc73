import { cn } from "../class-names/class-names.ts";
import { Link } from "../link/link.tsx";
import { type BodyZone, bodyContour, bodySize, bodyVessels, isBodyZone, zonePaths } from "./body-geometry.ts";

/** How a coloured zone is drawn: decoration, a named part, or a link. A link has a name. */
type ZoneState = { label?: undefined; href?: undefined } | { label: string; href?: string | undefined };

interface BodyOutlineProps {
  /** The zones that are coloured; the others are only part of the figure. Left is the person's own. */
  zones: Partial<Record<BodyZone, ZoneState>>;
  /** Accessible name of the figure. Without it and without named zones the whole is decoration. */
  label?: string;
  /** Draws the great arteries. Default false. */
  vessels?: boolean;
  /** Give it a height or a width; it keeps its proportion. */
  className?: string;
}

/** A person from the front, no one in particular, whose parts can be coloured, named and linked. */
export function BodyOutline({ zones, label, vessels = false, className }: BodyOutlineProps) {
  const named = label !== undefined || Object.values(zones).some((zone) => zone.label !== undefined);
  return (
    <svg
      aria-hidden={named ? undefined : true}
      role={named ? "group" : undefined}
      aria-label={label}
      viewBox={`0 0 ${bodySize.width} ${bodySize.height}`}
      className={cn("block max-w-full overflow-visible", className)}
    >
      <path d={bodyContour} className="fill-surface-alt" />
      {Object.keys(zonePaths)
        .filter(isBodyZone)
        .map((zone) => {
          const state = zones[zone];
          return state === undefined ? null : <Zone key={zone} zone={zone} {...state} />;
        })}
      {vessels && <path d={bodyVessels} className="pointer-events-none fill-brand opacity-30" />}
      <path d={bodyContour} {...line} className="pointer-events-none fill-none stroke-current" />
    </svg>
  );
}

/** As wide at every size as the line of the icons. */
const line = { strokeWidth: 1.75, strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

/** The edge has the contrast that the fill lacks: the vessels have to be seen through it. */
const coloured = "fill-action/50 stroke-action";

function Zone({ zone, label, href }: ZoneState & { zone: BodyZone }) {
  const name = label === undefined ? {} : { role: "img", "aria-label": label };
  const path = { "data-zone": zone, d: zonePaths[zone], ...line };
  if (href === undefined) return <path {...path} {...name} className={coloured} />;
  return (
    <Link href={href} aria-label={label} className="group outline-hidden">
      <path
        {...path}
        className={cn(
          coloured,
          "transition-colors duration-200 ease-calm group-hover:fill-action/75 group-focus-visible:fill-action/75 group-focus-visible:stroke-info group-focus-visible:stroke-6",
        )}
      />
    </Link>
  );
}
