import type { HoursLine, OpeningHours } from "@consultorio/content";
import type { ReactNode } from "react";
import { useMessages, useTimeZone } from "#messages/messages.tsx";
import { warnInDevelopment } from "#messages/warn-in-development.ts";
import { localeWord, openingWords } from "#messages/words.ts";
import { cn } from "../class-names/class-names.ts";

/** When the office is open: `hours` for readers, `opening` for the script. */
export interface OfficeHours {
  hours: readonly HoursLine[];
  opening: readonly OpeningHours[];
}

interface OpeningStatusProps extends OfficeHours {
  /** Whether the page shows the hours beside it, so that it does not repeat them. */
  besideHours?: boolean;
  /** Whether it greets before, by the hour: `Good evening. Closed now, …` */
  greet?: boolean;
  className?: string;
}

/**
 * The office's hours in a line; with script, whether it is open at this minute (`c-opening`). Without the host's time zone
 * nobody can tell that: the hours alone are shown, and development warns.
 */
export function OpeningStatus({ hours, opening, besideHours = false, greet, className }: OpeningStatusProps) {
  const timeZone = useTimeZone();
  if (opening.length === 0) return null;
  if (timeZone === "") {
    warnAboutTimeZone();
    return besideHours ? null : (
      <span className={cn("inline-block text-sm font-medium", className)}>{hoursText(hours)}</span>
    );
  }
  return (
    <OpeningScope
      opening={opening}
      greet={greet}
      className={cn(
        "inline-flex items-baseline gap-2.5 text-sm font-medium",
        (besideHours || hours.length === 0) && "[&:not(:defined)]:hidden",
        className,
      )}
    >
      <OpeningText hours={hours} />
    </OpeningScope>
  );
}

const hoursText = (hours: readonly HoursLine[]): string =>
  hours.map((line) => `${line.days}, ${line.hours}`).join(" · ");

/** Hours where minutes belong, or a day that no week has, would say *closed* all day. */
function warnAboutHours(opening: readonly OpeningHours[]): void {
  for (const { days, opens, closes } of opening) {
    if (closes <= 24 && opens < closes)
      warnInDevelopment(
        `@consultorio/ui: opening hours are minutes after midnight. From ${opens} to ${closes} is from 0:${pad(opens)} to 0:${pad(closes)}; from ${opens}:00 to ${closes}:00 is opens: ${opens * 60}, closes: ${closes * 60}.`,
      );
    for (const day of days.filter((day) => !(day in weekDays)))
      warnInDevelopment(
        `@consultorio/ui: opening hours name the day ${day}. Days are 0 for Sunday to 6 for Saturday.`,
      );
  }
}

const weekDays = [0, 1, 2, 3, 4, 5, 6];

const pad = (minutes: number): string => String(minutes).padStart(2, "0");

function warnAboutTimeZone(): void {
  warnInDevelopment(
    '@consultorio/ui: no time zone is set, so sections do not say whether the practice is open. Give its IANA name to configureConsultorio or ConsultorioProvider: timeZone: "Europe/London".',
  );
}

/** Dot and text of the opening status. Belongs inside an `OpeningScope`. */
export function OpeningText({ hours }: Pick<OfficeHours, "hours">) {
  return (
    <>
      <span data-dot="" aria-hidden="true" className="size-2.5 shrink-0 rounded-full" />
      <span data-status="" suppressHydrationWarning className="text-balance">
        {hoursText(hours) || "\u00a0"}
      </span>
    </>
  );
}

interface OpeningScopeProps extends Pick<OfficeHours, "opening"> {
  /** Whether the status uses the short messages, for a bar. */
  short?: boolean;
  /** Whether the status begins with a greeting. */
  greet?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** Tells its children by `data-state` whether the office is open. May have one `OpeningText` inside; needs the host's time zone. */
export function OpeningScope({
  opening,
  short = false,
  greet = false,
  className,
  children,
}: OpeningScopeProps) {
  const messages = useMessages({ locale: localeWord, opening: openingWords });
  const timeZone = useTimeZone();
  warnAboutHours(opening);
  const { open, closed, closes, opensToday, opensTomorrow, opens } = short
    ? messages.opening.short
    : messages.opening;
  return (
    <c-opening
      suppressHydrationWarning
      data-hours={opening.map((span) => `${span.days.join(",")} ${span.opens}-${span.closes}`).join(";")}
      data-time-zone={timeZone}
      data-locale={messages.locale}
      data-open={open}
      data-closed={closed}
      data-closes={closes}
      data-opens-today={opensToday}
      data-opens-tomorrow={opensTomorrow}
      data-opens={opens}
      data-opens-on={short ? messages.opening.short.opensOn : undefined}
      data-greetings={greet ? messages.opening.greetings.join(",") : undefined}
      data-days={messages.opening.days.join(",")}
      className={className}
    >
      {children}
    </c-opening>
  );
}
