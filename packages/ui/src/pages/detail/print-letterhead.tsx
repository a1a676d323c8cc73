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
    <div className="shell-content hidden border-b border-text pt-4 pb-3 text-sm print:block">
      <p className="font-display text-lg">{name}</p>
      <p>{specialty}</p>
      <p>{consultingAddress(site)}</p>
      <p>{lines.map(({ label, value }) => `${label}: ${value}`).join(" · ")}</p>
    </div>
  );
}
