import {
  consultingAddress,
  formatPrice,
  hoursLines,
  interpolate,
  openingHours,
  type Route,
  type Site,
  type SiteContent,
  socialLinks,
} from "@consultorio/content";
import { Breadcrumb } from "../primitives/breadcrumb.tsx";
import { Button, textLink } from "../primitives/button.tsx";
import { ContactButtons } from "../primitives/contact-buttons.tsx";
import { FactTable } from "../primitives/fact-table.tsx";
import { Heading, headingId, SectionHeading } from "../primitives/heading.tsx";
import { Icon } from "../primitives/icon.tsx";
import { OpeningStatus } from "../primitives/opening-status.tsx";
import { PageBanner } from "../primitives/page-banner.tsx";
import { RichText } from "../primitives/rich-text.tsx";
import { Section } from "../primitives/section.tsx";
import { SocialLinks } from "../primitives/social-links.tsx";
import { RenderSection } from "../registry/render-section.tsx";
import { contactLinks } from "../sections/contact-links.ts";
import { strings } from "../strings.ts";

interface ContactPageProps {
  site: Site;
  route: Route;
}

/** Where and when, how to reach the office, what it costs and how to pay. */
export function ContactPage({ site, route }: ContactPageProps) {
  const { contact, doctorWorkInfo } = site.siteContent;
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={contact.pageTitle}
        image={contact.backgroundImage}
        above={<Breadcrumb trail={[{ label: contact.pageTitle, href: "/contacto" }]} />}
      />
      <Section anchor="consultorio" tone="paper">
        <SectionHeading
          anchor="consultorio"
          title={doctorWorkInfo.consultingHeader || strings.contact.address}
          action={<ContactButtons contact={contactLinks(site.siteContent)} urgent />}
        />
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Place site={site.siteContent} />
          <Price site={site.siteContent} />
        </div>
      </Section>
      <RenderSection type="PaymentMethods" site={site} route={route} />
      <RenderSection type="Insurance" site={site} route={route} />
    </>
  );
}

function Place({ site }: { site: SiteContent }) {
  const { call, urgent } = contactLinks(site);
  const hours = hoursLines(site);
  return (
    <div>
      <OpeningStatus hours={hours} opening={openingHours(site)} className="mb-6" />
      <address className="text-lg not-italic">{consultingAddress(site)}</address>
      {site.doctorInfo.googleMapsLink === "" ? null : (
        <Button href={site.doctorInfo.googleMapsLink} look="secondary" className="mt-5 mb-10">
          <Icon name="place" />
          {strings.contact.map}
        </Button>
      )}
      <FactTable facts={hours.map(({ days, hours: time }) => ({ label: days, value: time }))} />
      <dl className="mt-8 space-y-2">
        {[
          { label: strings.contact.phones, phone: call },
          { label: strings.contact.urgent, phone: urgent },
        ].map(({ label, phone }) =>
          phone === null ? null : (
            <div key={label} className="flex flex-wrap items-center gap-x-3">
              <dt className="font-semibold">{label}</dt>
              <dd>
                <a href={phone.href} className={`${textLink} inline-flex min-h-12 items-center tabular-nums`}>
                  {phone.display}
                </a>
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

function Price({ site }: { site: SiteContent }) {
  const { generalCallToAction: texts } = site;
  return (
    <section aria-labelledby={headingId("precio")} className="rounded-card bg-bone p-8 md:p-10">
      <Heading level={2} size="small" id={headingId("precio")}>
        {strings.contact.price}
      </Heading>
      <p className="mt-2 font-display text-4xl text-artery">{formatPrice(site.consultationPrice)}</p>
      <RichText text={interpolate(texts.price2, site)} className="mt-4 font-medium" />
      <RichText text={interpolate(texts.description, site)} className="mt-3 text-ink-soft" />
      <p className="mt-8 text-sm">{strings.contact.emergency}</p>
      <SocialLinks links={socialLinks(site)} className="mt-6" />
    </section>
  );
}
