import {
  bookingPhone,
  directionLinks,
  mailtoLink,
  mapFrame,
  phoneFact,
  routePath,
  type SiteContent,
  urgentPhone,
} from "@consultorio/content";
import { Check } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { EmergencyNote } from "#components/emergency-text/emergency-note.tsx";
import { MapFrame } from "#components/foreign-frame/map-frame.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { strings } from "#strings/strings.ts";
import { ContactHospital } from "./contact-hospital.tsx";
import { ContactHours } from "./contact-hours.tsx";
import { ContactWays, wayOf } from "./contact-ways.tsx";

/** The map, what to know before one comes, when the office is open, and its telephones. */
export function ContactPlace({ site }: { site: SiteContent }) {
  return (
    <div className="space-y-12">
      <OfficeMap site={site} />
      <Arrival steps={site.contact.arrival ?? []} />
      <ContactHours site={site} />
      <Phones site={site} />
      <ContactHospital site={site} />
    </div>
  );
}

/** Loads on request only. */
function OfficeMap({ site }: { site: SiteContent }) {
  const frame = mapFrame(site);
  const href = site.doctorInfo.googleMapsLink || directionLinks(site)?.googleMaps;
  return frame && href ? <MapFrame frame={frame} href={href} /> : null;
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
      <p className="mt-5 print:hidden">
        <a href={routePath({ page: "visitSheet" })} className={cn(textLink, "font-semibold")}>
          {strings.visitSheet.link}
        </a>
      </p>
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
