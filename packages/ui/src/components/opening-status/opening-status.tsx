import type { HoursLine, OpeningHours } from "@consultorio/content";
import { useMessages, useTimeZone } from "#messages/messages.tsx";
import { localeWord, openingWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";

interface OpeningStatusProps {
  hours: readonly HoursLine[];
  opening: readonly OpeningHours[];
  className?: string;
}

/** The office's hours in a line; with script, whether it is open at this minute (`c-opening`). */
export function OpeningStatus({ hours, opening, className }: OpeningStatusProps) {
  const messages = useMessages({ locale: localeWord, opening: openingWords });
  const timeZone = useTimeZone();
  if (opening.length === 0) return null;
  const { open, closed, closes, opensToday, opensTomorrow, opens, days } = messages.opening;
  return (
    <c-opening
      data-hours={opening.map((span) => `${span.days.join(",")} ${span.opens}-${span.closes}`).join(";")}
      data-time-zone={timeZone}
      data-locale={messages.locale}
      data-open={open}
      data-closed={closed}
      data-closes={closes}
      data-opens-today={opensToday}
      data-opens-tomorrow={opensTomorrow}
      data-opens={opens}
      data-days={days.join(",")}
      className={cn("inline-flex items-baseline gap-2.5 text-sm font-medium", className)}
    >
      <span data-dot="" aria-hidden="true" className="size-2.5 shrink-0 rounded-full" />
      <span data-status="" className="text-balance">
        {hours.map((line) => `${line.days}, ${line.hours}`).join(" · ")}
      </span>
    </c-opening>
  );
}
