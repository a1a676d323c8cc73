import {
  bookingPhone,
  consultingAddress,
  directionLinks,
  mailtoLink,
  mapFrame,
  phoneFact,
  type SiteContent,
  urgentPhone,
} from "@consultorio/content";
import { Check, MapPin } from "lucide";
import { Button } from "#components/button/button.tsx";
import { EmergencyNote } from "#components/emergency-text/emergency-note.tsx";
import { MapFrame } from "#components/foreign-frame/map-frame.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import { ContactHospital } from "./contact-hospital.tsx";
import { ContactHours } from "./contact-hours.tsx";
import { ContactWays, wayOf } from "./contact-ways.tsx";

/** Where the office is, how to get there, when it is open, and its telephones. */
export function ContactPlace({ site }: { site: SiteContent }) {
  return (
    <div className="space-y-12">
      <div>
        <Heading level={3} size="card">
          {strings.contact.address}
        </Heading>
        <address className="mt-3 text-lg not-italic">{consultingAddress(site)}</address>
        <Directions site={site} />
      </div>
      <Arrival steps={site.contact.arrival ?? []} />
      <ContactHours site={site} />
      <Phones site={site} />
      <ContactHospital site={site} />
    </div>
  );
}

/** Directions open the reader's own map application; the map itself loads on request only. */
function Directions({ site }: { site: SiteContent }) {
  const directions = directionLinks(site);
  const frame = mapFrame(site);
  if (directions === null || frame === null) return null;
  const links = [
    { href: directions.googleMaps, label: strings.contact.googleMaps },
    { href: directions.waze, label: strings.contact.waze },
  ];
  return (
    <>
      <p className="mt-6 mb-3 text-sm font-semibold text-text-soft print:hidden">
        {strings.contact.directions}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {links.map(({ href, label }) => (
          <Button key={href} href={href} target="_blank" rel="noopener" look="secondary" size="compact">
            <LineIcon lines={MapPin} />
            {label}
            <span className="sr-only">({strings.contact.newTab})</span>
          </Button>
        ))}
      </div>
      <MapFrame
        frame={frame}
        href={site.doctorInfo.googleMapsLink || directions.googleMaps}
        className="mt-6 print:hidden"
      />
    </>
  );
}

function Arrival({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="card">
        {strings.contact.arrival}
      </Heading>
      <ul className="mt-4 space-y-3">
        {steps.map((step) => (
          <li key={step} className="flex gap-3">
            <LineIcon lines={Check} className="mt-1 text-positive-strong" />
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Phones({ site }: { site: SiteContent }) {
  const { doctorInfo, doctorWorkInfo: work } = site;
  const { email, websiteUrl } = doctorInfo;
  const ways = [
    ...wayOf(work.schedulePhoneHeader || strings.contact.appointments, bookingPhone(site)),
    ...wayOf(work.urgenciesPhoneHeader || strings.contact.urgent, urgentPhone(site)),
    ...(email === "" ? [] : [{ label: strings.contact.email, href: mailtoLink(email), words: email }]),
    ...(websiteUrl === ""
      ? []
      : [
          { label: strings.contact.website, href: websiteUrl, words: websiteUrl.replace(/^https?:\/\//, "") },
        ]),
  ];
  if (ways.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="card">
        {work.phonesHeader || strings.contact.phones}
      </Heading>
      <ContactWays ways={ways} />
      <ContactWays
        ways={wayOf(strings.contact.message, phoneFact(doctorInfo.whatsapp))}
        className="mt-0 hidden print:block"
      />
      <p className="mt-3 text-sm">
        <EmergencyNote />
      </p>
    </div>
  );
}
