import { Check, MapPin, Phone } from "lucide";
import { Button } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { FactTable } from "#components/fact-table/fact-table.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import type { Place } from "./clinic.props.ts";

/** Buttons to the applications that show the way, and to the telephone. */
export function PlaceButtons({ directions, call }: Pick<Place, "directions" | "call">) {
  const { contact: words } = useMessages({ contact: contactWords });
  if (directions.length === 0 && call === null) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-xs:*:grow print:hidden">
      {call === null ? null : (
        <Button href={call.href} size="compact">
          <LineIcon lines={Phone} />
          {call.label}
        </Button>
      )}
      {directions.map(({ href, label }, index) => (
        <Button key={index} href={href} target="_blank" rel="noopener" look="secondary" size="compact">
          <LineIcon lines={MapPin} />
          {label}
          <span className="sr-only">({words.newTab})</span>
        </Button>
      ))}
    </div>
  );
}

interface PlaceHoursProps extends Pick<Place, "hours" | "opening"> {
  /** Of the table of hours. */
  className?: string;
}

/** Whether the place is open now, and its hours. */
export function PlaceHours({ hours, opening, className }: PlaceHoursProps) {
  if (hours.length === 0) return null;
  return (
    <>
      <OpeningStatus hours={hours} opening={opening} besideHours className="mb-3" />
      <FactTable
        facts={hours.map(({ days, hours: time }) => ({ label: days, value: time }))}
        className={cn("*:items-baseline", className)}
      />
    </>
  );
}

interface PlaceArrivalProps extends Pick<Place, "arrival"> {
  /** Of the list, which is a grid. */
  className?: string;
}

/** What helps on the way in, each thing with a check mark. */
export function PlaceArrival({ arrival, className }: PlaceArrivalProps) {
  if (arrival.length === 0) return null;
  return (
    <ul className={cn("grid gap-y-3", className)}>
      {arrival.map((line, index) => (
        <li key={index} className="flex gap-3 max-3xs:gap-1.5">
          <LineIcon lines={Check} className="mt-0.5 text-positive-strong" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
