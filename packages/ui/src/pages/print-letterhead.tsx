import { bookingPhone, consultingAddress, type SiteContent, urgentPhone } from "@consultorio/content";
import { strings } from "#strings/strings.ts";

/** The doctor and how to reach her, on printed pages only. */
export function PrintLetterhead({ site }: { site: SiteContent }) {
  const { name, specialty } = site.doctorInfo;
  const lines = [
    { label: strings.contact.appointments, value: bookingPhone(site)?.display },
    { label: strings.contact.urgent, value: urgentPhone(site)?.display },
  ].filter(({ value }) => value !== undefined);
  return (
    <div className="shell-content hidden grid-flow-col grid-cols-2 grid-rows-[auto_auto] items-baseline gap-x-6 border-b border-text pt-4 pb-3 text-sm print:grid">
      <p className="font-display text-lg">{name}</p>
      <p>{specialty}</p>
      <p className="text-end">{consultingAddress(site)}</p>
      <p className="text-end">{lines.map(({ label, value }) => `${label}: ${value}`).join(" · ")}</p>
    </div>
  );
}
