import { bodySize, zoneMarkers } from "#components/body-outline/body-geometry.ts";
import { BodyOutline } from "#components/body-outline/body-outline.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { useMessages } from "#messages/messages.tsx";
import { bodyMapWords } from "#messages/words.ts";
import type { SymptomsContent } from "./symptoms.props.ts";

/** A number answers when the pointer or the focus is on its row. Whole names, as Tailwind needs them. */
const answers = [
  "group-has-[li:nth-child(1):hover]/map:scale-125 group-has-[li:nth-child(1):focus-within]/map:scale-125",
  "group-has-[li:nth-child(2):hover]/map:scale-125 group-has-[li:nth-child(2):focus-within]/map:scale-125",
  "group-has-[li:nth-child(3):hover]/map:scale-125 group-has-[li:nth-child(3):focus-within]/map:scale-125",
  "group-has-[li:nth-child(4):hover]/map:scale-125 group-has-[li:nth-child(4):focus-within]/map:scale-125",
  "group-has-[li:nth-child(5):hover]/map:scale-125 group-has-[li:nth-child(5):focus-within]/map:scale-125",
  "group-has-[li:nth-child(6):hover]/map:scale-125 group-has-[li:nth-child(6):focus-within]/map:scale-125",
];

/** The person of the map: zones that are links, and over them the numbers of the rows. */
export function SymptomFigure({ items, vessels }: Pick<SymptomsContent, "items" | "vessels">) {
  const messages = useMessages({ bodyMap: bodyMapWords });
  const links = items.flatMap(({ name, href, zones }) =>
    zones.map((zone) => [zone, { label: `${name}: ${messages.bodyMap.zones[zone]}`, href }] as const),
  );
  return (
    <div className="relative">
      <BodyOutline
        label={messages.bodyMap.label}
        zones={Object.fromEntries(links)}
        vessels={vessels}
        className="h-96 text-text ms:h-128 lg:h-176"
      />
      {items.map(({ id, zones: [zone] }, index) => {
        if (zone === undefined) return null;
        const [across, down] = zoneMarkers[zone];
        return (
          <span
            key={id}
            className="pointer-events-none absolute -translate-1/2"
            style={{ left: `${(across / bodySize.width) * 100}%`, top: `${(down / bodySize.height) * 100}%` }}
          >
            <SymptomNumber number={index + 1} className={answers[index]} />
          </span>
        );
      })}
    </div>
  );
}

/** Shows which place in the drawing belongs to a row; for a screen reader the names of the links do so. */
export function SymptomNumber({ number, className }: { number: number; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "flex size-8 shrink-0 items-center justify-center rounded-full bg-action text-sm font-semibold text-on-action tabular-nums transition-transform duration-200 ease-calm",
        className,
      )}
    >
      {number}
    </span>
  );
}
