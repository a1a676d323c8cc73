import {
  bookingPhone,
  consultingAddress,
  decoration,
  directionLinks,
  hoursLines,
  openingHours,
  routePath,
  type SiteContent,
  urgentPhone,
} from "@consultorio/content";
import { MapPin } from "lucide";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { Button } from "#components/button/button.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { Heading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { PageBanner } from "#components/parallax/page-banner.tsx";
import { strings } from "#strings/strings.ts";
import { ContactWays, wayOf } from "./contact-ways.tsx";

/** The first screen of the contact page: whether the office is open, the ways to reach it, its address and its telephones. */
export function ContactHero({ site }: { site: SiteContent }) {
  const { pageTitle, backgroundImage } = site.contact;
  return (
    <PageBanner
      anchor="inicio"
      title={pageTitle}
      image={decoration(site, backgroundImage)}
      above={<Breadcrumb trail={[{ label: pageTitle, href: routePath({ page: "contact" }) }]} />}
      act={<Act site={site} />}
      actOnWideScreens
      beside={<Place site={site} />}
    />
  );
}

/** Whether the office is open, and the ways to reach it that answer now. */
function Act({ site }: { site: SiteContent }) {
  const opening = openingHours(site);
  return (
    <>
      <OpeningStatus hours={hoursLines(site)} opening={opening} className="mb-4 flex text-base md:mb-6" />
      <ContactButtons contact={contactLinks(site)} ground="dark" urgent opening={opening} />
    </>
  );
}

function Place({ site }: { site: SiteContent }) {
  const work = site.doctorWorkInfo;
  const ways = [
    ...wayOf(work.schedulePhoneHeader || strings.contact.appointments, bookingPhone(site)),
    ...wayOf(work.urgenciesPhoneHeader || strings.contact.urgent, urgentPhone(site)),
  ];
  return (
    <div data-tone="surface" className="rounded-card bg-surface p-card-large text-text">
      <Heading level={2} size="small">
        {strings.contact.address}
      </Heading>
      <address className="mt-2 text-lg leading-snug not-italic">{consultingAddress(site)}</address>
      <Directions site={site} />
      {ways.length === 0 ? null : (
        <div className="mt-4 border-t border-line">
          <ContactWays ways={ways} />
        </div>
      )}
    </div>
  );
}

/** Directions open the reader's own map application. */
function Directions({ site }: { site: SiteContent }) {
  const directions = directionLinks(site);
  if (directions === null) return null;
  const links = [
    { href: directions.googleMaps, label: strings.contact.googleMaps },
    { href: directions.waze, label: strings.contact.waze },
  ];
  return (
    <div className="mt-4 print:hidden">
      <p className="mb-2 text-sm font-semibold text-text-soft">{strings.contact.directions}</p>
      <div className="flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <Button key={href} href={href} target="_blank" rel="noopener" look="secondary" size="compact">
            <LineIcon lines={MapPin} />
            {label}
            <span className="sr-only">({strings.contact.newTab})</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
