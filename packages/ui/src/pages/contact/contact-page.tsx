import {
  bookingCalendar,
  interpolate,
  isShown,
  type Route,
  routePath,
  type Site,
  type SiteContent,
  shownPrice,
  socialLinks,
} from "@consultorio/content";
import { textLink } from "#components/button/button.tsx";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { BookingCalendar } from "#components/foreign-frame/booking-calendar.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { SocialLinks } from "#components/social-links/social-links.tsx";
import { RenderSection } from "#registry/render-section.tsx";
import { siteAnchors } from "#registry/site-anchors.ts";
import { insurance } from "#sections/insurance/insurance.contract.ts";
import { InsuranceFinder } from "#sections/insurance/insurance-finder.tsx";
import { strings } from "#strings/strings.ts";
import { ContactHero } from "./contact-hero.tsx";
import { ContactPlace } from "./contact-place.tsx";

interface ContactPageProps {
  site: Site;
  route: Route;
}

/** How to reach the office, where and when it is open, what a visit costs, how to ask for one, how to pay, and whether an insurer does. */
export function ContactPage({ site, route }: ContactPageProps) {
  const { siteContent } = site;
  const { doctorWorkInfo } = siteContent;
  return (
    <>
      <ContactHero site={siteContent} />
      <Section anchor="consultorio" tone="surface">
        <SectionHeading
          anchor="consultorio"
          title={doctorWorkInfo.consultingHeader || strings.contact.address}
          className="mb-4 md:mb-4"
        />
        <p className="mb-10 max-w-text text-sm text-text-soft md:mb-12 print:hidden">
          {strings.contact.careful}{" "}
          <a href={routePath({ page: "privacy" })} className={textLink}>
            {strings.siteLinks.privacy}
          </a>
        </p>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <ContactPlace site={siteContent} />
          <div className="space-y-8 lg:sticky lg:top-24 lg:self-start">
            <Price site={siteContent} />
            <OnlineBooking site={siteContent} />
          </div>
        </div>
      </Section>
      <RenderSection type="Appointment" site={site} route={route} evenHidden />
      <RenderSection type="PaymentMethods" site={site} route={route} />
      <Insurers site={site} />
    </>
  );
}

function Price({ site }: { site: SiteContent }) {
  const { generalCallToAction: texts } = site;
  const price = shownPrice(site);
  const { price: title, included } = strings.contact;
  return (
    <section
      aria-labelledby={headingId("precio")}
      className="rounded-card bg-surface-alt p-card-large sm:p-8 md:p-10"
    >
      <Heading level={3} size="card" id={headingId("precio")}>
        {price === "" ? included : title}
      </Heading>
      {price !== "" && (
        <>
          <p className="mt-2 font-display text-4xl text-action">{price}</p>
          <p className="mt-6 text-sm font-semibold text-text-soft">{included}</p>
        </>
      )}
      <RichText text={interpolate(texts.text, site)} className="mt-2" />
      <RichText text={interpolate(texts.price2, site)} className="mt-4 font-medium" />
      <RichText text={interpolate(texts.description, site)} className="mt-4 text-text-soft" />
      <SocialLinks links={socialLinks(site)} className="mt-6 print:hidden" />
    </section>
  );
}

function OnlineBooking({ site }: { site: SiteContent }) {
  const booking = bookingCalendar(site);
  if (booking === null) return null;
  const { sectionTitle, description } = site.doctoralia;
  return (
    <section aria-labelledby={headingId("agenda")} id="agenda" className="scroll-mt-24">
      <Heading level={3} size="card" id={headingId("agenda")}>
        {sectionTitle || strings.booking.title}
      </Heading>
      <RichText text={description} className="mt-3 mb-5 text-text-soft" />
      <BookingCalendar booking={booking} contact={contactLinks(site)} />
    </section>
  );
}

/** On this page the search helps more than a list of names, whichever variant the home page has. */
function Insurers({ site }: { site: Site }) {
  if (!isShown(site.selectedSections, "Insurance")) return null;
  const props = insurance.select(site, { page: "contact" });
  return props && <InsuranceFinder {...props} anchor={siteAnchors.Insurance} />;
}
