import { cn } from "#components/class-names/class-names.ts";

/** In a grid that leans as in many old towns: the pin's tip is on a corner of it. */
const streets =
  "M-240-150H880M-240-62H880M-240 24H880M-240 98H880M-240 180H880M-240 268H880M-240 352H880M-240 446H880M-240 530H880M-240 622H880M-240 704H880M-240 796H880M-240 880H880M-240 972H880M-240 1060H880M-160-240V1160M-62-240V1160M30-240V1160M132-240V1160M226-240V1160M320-240V1160M408-240V1160M506-240V1160M598-240V1160M696-240V1160M790-240V1160";
const avenues = "M-240 446H880M506-240V1160M-200 960L640-40";
const houses =
  "M46 38h34v44H46zM92 60h26v24H92zM146 196h60v26h-60zM146 234h28v20h-28zM240 282h26v54h-26zM278 306h28v30h-28zM336 38h56v22h-56zM424 196h64v28h-64zM454 236h34v18h-34zM336 366h30v62h-30zM378 366h18v28h-18zM46 366h70v22H46zM46 400h30v28H46zM522 282h60v30h-60zM146 544h64v26h-64zM240 466h66v20h-66zM424 640h66v48h-66zM336 720h56v26h-56zM46 640h68v22H46zM614 112h66v22h-66zM614 466h34v48h-34zM146 820h30v44h-30z";
const river = "M760-90C640-10 668 120 628 236S566 418 452 500 236 640 170 716-30 850-120 880";
/** Along the streets to the pin. */
const way = "M-240 98H132V268H320V180";

/** The middle of a town, drawn: no map of a real place. Whatever its box cuts, the pin stays in its upper middle. */
export function StreetMap({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 960"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("size-full bg-surface-strong print:hidden", className)}
    >
      <g transform="rotate(-8 320 180)">
        <path d={houses} className="fill-surface-alt" />
        <path d={streets} strokeWidth="11" className="stroke-surface" />
        <path d="M30 24H226V98H30zM408 530H598V622H408z" className="fill-surface-strong stroke-surface" />
        <path d="M36 30H220V92H36zM414 536H592V616H414zM240 194h66v60h-66z" className="fill-positive/35" />
        <path d={river} strokeWidth="54" className="stroke-surface-strong" />
        <path d={river} strokeWidth="54" className="stroke-info/30" />
        <path d={avenues} strokeWidth="24" className="stroke-surface" />
        <path d={way} strokeWidth="9" className="stroke-brand" />
      </g>
      <circle cx="320" cy="180" r="44" className="fill-brand/15" />
      <path
        d="M320 180C304 150 274 132 274 98a46 46 0 1 1 92 0c0 34-30 52-46 82Z"
        strokeWidth="4"
        className="fill-brand stroke-surface"
      />
      <circle cx="320" cy="98" r="17" className="fill-on-brand" />
    </svg>
  );
}
