import { hospital, type SiteContent } from "@consultorio/content";
import { FactTable } from "#components/fact-table/fact-table.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { strings } from "#strings/strings.ts";
import { ContactWays, wayOf } from "./contact-ways.tsx";

/** Where the doctor sees patients beside the office: address, hours and telephones. Draws nothing without any of them. */
export function ContactHospital({ site }: { site: SiteContent }) {
  const place = hospital(site);
  if (place === null) return null;
  const ways = [
    ...wayOf(strings.contact.appointments, place.booking),
    ...wayOf(strings.contact.urgent, place.urgent),
  ];
  return (
    <div className="rounded-card bg-surface-alt p-6 sm:p-8">
      <Heading level={3} size="card">
        {place.header || strings.contact.hospital}
      </Heading>
      {place.address === "" ? null : <address className="mt-3 text-lg not-italic">{place.address}</address>}
      {place.hours.length === 0 ? null : (
        <div className="mt-6">
          <Heading level={4} size="small">
            {place.hoursHeader || strings.contact.hours}
          </Heading>
          <FactTable facts={place.hours.map(({ days, hours }) => ({ label: days, value: hours }))} />
        </div>
      )}
      {ways.length === 0 ? null : (
        <div className="mt-6">
          <Heading level={4} size="small">
            {place.phonesHeader || strings.contact.phones}
          </Heading>
          <ContactWays ways={ways} />
        </div>
      )}
    </div>
  );
}
