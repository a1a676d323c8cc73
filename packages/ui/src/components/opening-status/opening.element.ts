import {
  addDays,
  clinicDay,
  clinicMoment,
  formatTime,
  type OpeningHours,
  openingStatus,
} from "@consultorio/content";
import { type Behaviour, onEnd, textIn } from "../element/define-element.ts";

const minute = 60_000;

/** Reads `1,2,3,4,5 900-1200;6 480-840`: days of the week (0 is Sunday), then minutes after midnight. */
export function readHours(text: string): OpeningHours[] {
  return text.split(";").flatMap((row) => {
    const match = row.match(/^([\d,]+) (\d+)-(\d+)$/);
    return match?.[1] === undefined
      ? []
      : [{ days: match[1].split(",").map(Number), opens: Number(match[2]), closes: Number(match[3]) }];
  });
}

/** The words of the status, with `{time}`, `{day}` and `{date}` where they go. `days` are seven names, Sunday first. */
export interface OpeningWords {
  /** How the language writes a date and a time of day: a BCP 47 tag. */
  locale: string;
  open: string;
  closed: string;
  closes: string;
  opensToday: string;
  opensTomorrow: string;
  opens: string;
  days: string;
  /** Replaces `opens` for an opening more than a week away. If it is set, the status is short: `Cerrado · abre lunes 3 PM`. */
  opensOn?: string | undefined;
}

/** The element of a page with the days on which the office is closed. */
const closuresMark = "[data-closures]";

/** Reads `2026-12-24/2026-12-26;…`: the first and the last day of each closure. */
export function readClosures(text: string): ClosedDays[] {
  return text.split(";").flatMap((span) => {
    const [from, to] = span.split("/");
    return from && to ? [{ from, to }] : [];
  });
}

interface ClosedDays {
  from: string;
  to: string;
}

/** A calendar day as it is read: `24 de diciembre`. */
const dayIn = (locale: string, day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { timeZone: "UTC", day: "numeric", month: "long" });

/** A time of day on the clock of a language, from its minutes after midnight: `8:00 PM`, or `20:00` where a day has 24 hours. */
function timeIn(locale: string, minutes: number): string {
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return clock.resolvedOptions().hour12 ? formatTime(minutes) : clock.format(minutes * minute);
}

/** A template with its time of day. In Spanish one o'clock alone is singular: `a la 1:00 PM`. */
const withTime = (template: string, time: string): string =>
  template.replace("{time}", time).replace("a las 1:", "a la 1:");

/** The status at `now`, on the clinic's clock: `Abierto ahora, cierra a las 8:00 PM`. */
export function statusText(
  hours: readonly OpeningHours[],
  now: Date,
  words: OpeningWords,
  timeZone: string,
  closed: readonly ClosedDays[] = [],
): string {
  const status = openingStatus(hours, now, closed, timeZone);
  const short = words.opensOn !== undefined;
  const separator = short ? " · " : ", ";
  const timeOf = (minutes: number) => {
    const time = timeIn(words.locale, minutes);
    return short ? time.replace(/:00(?= )/, "") : time;
  };
  if (status.open) return words.open + separator + withTime(words.closes, timeOf(status.closes));
  if (status.next === null) return words.closed;
  const { inDays, day, opens } = status.next;
  const weekday = words.days.split(",")[day] ?? "";
  const date = () => dayIn(words.locale, addDays(clinicDay(now, timeZone), inDays));
  const template = () => {
    if (inDays === 0) return words.opensToday;
    if (inDays === 1) return words.opensTomorrow;
    if (inDays < 7) return words.opens.replace("{day}", weekday);
    // Past a week the weekday alone would be the wrong one.
    return words.opensOn?.replace("{date}", date()) ?? words.opens.replace("{day}", `${weekday} ${date()}`);
  };
  return words.closed + separator + withTime(template(), timeOf(opens));
}

/** The greeting at `now` on the clinic's clock, of three: of the morning, from noon, and from 7 PM to 5 AM. */
export function greetingAt(now: Date, greetings: readonly string[], timeZone: string): string {
  const hour = clinicMoment(now, timeZone).minute / 60;
  return greetings[hour < 5 || hour >= 19 ? 2 : hour < 12 ? 0 : 1] ?? "";
}

/** The time zone of an element. Throws where it has none, or one that does not exist. */
function zoneOf({ dataset: { timeZone } }: HTMLElement): string {
  if (timeZone === undefined) throw new Error("<c-opening>: it has no data-time-zone.");
  try {
    clinicDay(new Date(), timeZone);
  } catch (cause) {
    throw new Error(`<c-opening>: its data-time-zone "${timeZone}" is no time zone.`, { cause });
  }
  return timeZone;
}

/** Event that `c-opening` dispatches when its `data-state` has changed. */
export const openingChange = "openingchange";

/**
 * `<c-opening>`: puts the status of this minute into its `[data-status]`, in place of the hours that the markup
 * gives, and sets `data-state` to `open` or `closed`; dispatches `openingchange` when that changes. It updates at each full
 * minute, and when the page becomes visible again. `data-time-zone` is the IANA name of the clinic's time zone.
 * `data-greetings` are three greetings that come before the status, separated by commas.
 */
export const opening: Behaviour = (host, signal) => {
  const text = host.querySelector("[data-status]") === null ? null : textIn(host, "[data-status]");
  const hours = readHours(host.dataset.hours ?? "");
  if (hours.length === 0) throw new Error(`<c-opening>: cannot read its data-hours "${host.dataset.hours}".`);
  const timeZone = zoneOf(host);
  const word = (name: keyof OpeningWords) => host.dataset[name] ?? "";
  const words = {
    locale: host.dataset.locale ?? "en",
    open: word("open"),
    closed: word("closed"),
    closes: word("closes"),
    opensToday: word("opensToday"),
    opensTomorrow: word("opensTomorrow"),
    opens: word("opens"),
    days: word("days"),
    opensOn: host.dataset.opensOn,
  };
  const given = text?.data;
  const greetings = host.dataset.greetings?.split(",") ?? [];
  const update = () => {
    const now = new Date();
    const closed = readClosures(
      host.ownerDocument.querySelector(closuresMark)?.getAttribute("data-closures") ?? "",
    );
    if (text !== null) {
      const greeting = greetingAt(now, greetings, timeZone);
      text.data = (greeting && `${greeting}. `) + statusText(hours, now, words, timeZone, closed);
    }
    const state = openingStatus(hours, now, closed, timeZone).open ? "open" : "closed";
    if (host.dataset.state === state) return;
    host.dataset.state = state;
    host.dispatchEvent(new Event(openingChange));
  };
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    update();
    timer = setTimeout(follow, minute - (Date.now() % minute));
  };
  follow();
  window.addEventListener("pageshow", update, { signal });
  document.addEventListener("visibilitychange", update, { signal });
  onEnd(signal, () => {
    clearTimeout(timer);
    if (text !== null && given !== undefined) text.data = given;
    delete host.dataset.state;
  });
};
