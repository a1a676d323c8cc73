import { clinicDay } from "@consultorio/content";
import { type Behaviour, onEnd } from "../element/define-element.ts";

/** Whether a day is between two others, both included. Without a first day any earlier day is. */
export const isCurrent = ({ from = "", until = "" }: DOMStringMap, day: string): boolean =>
  from <= day && (until === "" || day <= until);

/**
 * `<c-notice>`: shows itself from its `data-from` to its `data-until`, on the clinic's calendar, so that a page that was
 * published before has no past notices. `data-time-zone` is the IANA name of another clock. Without script it stays visible.
 */
export const notice: Behaviour = (host, signal) => {
  const update = () => {
    host.hidden = !isCurrent(host.dataset, clinicDay(new Date(), host.dataset.timeZone || undefined));
  };
  const timer = setInterval(update, 60_000);
  update();
  onEnd(signal, () => {
    clearInterval(timer);
    host.hidden = false;
  });
};
