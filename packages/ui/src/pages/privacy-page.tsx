import { formatDate, interpolate, routePath, type Site } from "@consultorio/content";
import { fill } from "#messages/fill.ts";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "../components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "../components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "../components/heading/heading.tsx";
import { headingId } from "../components/heading/heading-id.ts";
import { RichText } from "../components/heading/rich-text.tsx";
import { Section } from "../components/section/section.tsx";
import { strings } from "../strings/strings.ts";

const anchor = "aviso";

/** The privacy notice: the short form first, then the whole one in its parts. */
export function PrivacyPage({ site }: { site: Site }) {
  const { privacy } = site.siteContent;
  const labels = strings.privacy;
  return (
    <Section anchor={anchor} tone="surface" className="pt-6 md:pt-10" width="text">
      <Breadcrumb trail={[{ label: privacy.pageTitle, href: routePath({ page: "privacy" }) }]} />
      <SectionHeading
        anchor={anchor}
        title={privacy.pageTitle}
        level={1}
        size="page"
        className="mb-5 md:mb-6"
      />
      <ContactButtons contact={contactLinks(site.siteContent)} className="mb-10 print:hidden" />
      {privacy.simplified === "" ? null : (
        <section aria-labelledby={headingId("simplificado")} className="rounded-card bg-info-soft p-6 md:p-8">
          <Heading level={2} size="card" id={headingId("simplificado")} className="mb-4">
            {labels.simplified}
          </Heading>
          <RichText text={interpolate(privacy.simplified, site.siteContent)} />
        </section>
      )}
      {privacy.sections.length === 0 ? null : <WholeNotice site={site} />}
      {privacy.updatedOn === "" ? null : (
        <p className="mt-10 text-sm text-text-soft">
          {fill(labels.updated, { date: formatDate(privacy.updatedOn) })}
        </p>
      )}
    </Section>
  );
}

function WholeNotice({ site: { siteContent } }: { site: Site }) {
  return (
    <section aria-labelledby={headingId("integral")} className="mt-14">
      <Heading level={2} size="feature" id={headingId("integral")}>
        {strings.privacy.full}
      </Heading>
      <div className="mt-8 space-y-10">
        {siteContent.privacy.sections.map(({ title, text }) => (
          <div key={title}>
            <Heading level={3} size="card" className="mb-3">
              {title}
            </Heading>
            <RichText text={interpolate(text, siteContent)} />
          </div>
        ))}
      </div>
    </section>
  );
}
