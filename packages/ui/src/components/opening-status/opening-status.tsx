import type { HoursLine, OpeningHours } from "@consultorio/content";
import { useMessages, useTimeZone } from "#messages/messages.tsx";
import { warnInDevelopment } from "#messages/warn-in-development.ts";
import { localeWord, openingWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";

interface OpeningStatusProps {
  hours: readonly HoursLine[];
  opening: readonly OpeningHours[];
  /** Whether the hours stand beside it, so that it need not repeat them. */
  besideHours?: boolean;
  className?: string;
}

/**
 * The office's hours in a line; with script, whether it is open at this minute (`c-opening`). Without the host's time zone
 * nobody can tell that: the hours alone are shown, and development warns.
 */
export function OpeningStatus({ hours, opening, besideHours = false, className }: OpeningStatusProps) {
  const messages = useMessages({ locale: localeWord, opening: openingWords });
  const timeZone = useTimeZone();
  if (opening.length === 0) return null;
  const text = hours.map((line) => `${line.days}, ${line.hours}`).join(" · ");
  if (timeZone === "") {
    warnInDevelopment(
      '@consultorio/ui: no time zone is set, so sections do not say whether the practice is open. Give its IANA name to configureConsultorio or ConsultorioProvider: timeZone: "Europe/London".',
    );
    return besideHours ? null : (
      <span className={cn("inline-block text-sm font-medium", className)}>{text}</span>
    );
  }
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
        {text}
      </span>
    </c-opening>
  );
}
