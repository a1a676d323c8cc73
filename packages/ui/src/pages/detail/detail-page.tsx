import { kindOf, type Route, routePath, type Site } from "@consultorio/content";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { PageBanner } from "#components/parallax/page-banner.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { RenderSection } from "#registry/render-section.tsx";
import { strings } from "#strings/strings.ts";
import { DetailAside } from "./detail-aside.tsx";
import { DetailCare, EmergencyLink } from "./detail-care.tsx";
import { FoldedContents } from "./detail-contents.tsx";
import { DetailEvidence } from "./detail-evidence.tsx";
import { DetailPartBlock } from "./detail-part.tsx";
import type { DetailView } from "./detail-view.ts";
import { PrintLetterhead } from "./print-letterhead.tsx";
import { RelatedLinks } from "./related-links.tsx";

interface DetailPageProps {
  site: Site;
  route: Route;
  item: DetailView;
}

/** The page of a disease, symptom, service or guide: its description, its parts, the advice, and further links. */
export function DetailPage({ site, route, item }: DetailPageProps) {
  const { path, words } = kindOf(item.collection);
  return (
    <>
      <PrintLetterhead site={site.siteContent} />
      <PageBanner
        anchor="inicio"
        title={item.name}
        subtitle={item.shortDescription}
        image={item.banner}
        act={<ContactButtons contact={bannerContacts(item.contact)} ground="dark" className="md:*:grow-0" />}
        actOnWideScreens={Boolean(item.contact.emergency)}
        emergency={<EmergencyLink item={item} />}
        above={
          <Breadcrumb
            trail={[
              { label: words.many, href: path },
              { label: item.name, href: routePath(route) },
            ]}
          />
        }
      />
      <Section anchor="detalle" label={strings.information} tone="surface">
        <div className="grid gap-9 md:gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
          <article
            data-sheet={item.collection === "guides" ? "" : undefined}
            className="max-w-text space-y-9 md:space-y-12"
          >
            <FoldedContents item={item} />
            <Picture
              image={item.image}
              sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
              className="aspect-video rounded-card print:hidden"
            />
            <MedicalNames item={item} />
            <DetailCare item={item} />
            {item.parts.map((part) => (
              <DetailPartBlock key={part.id} part={part} />
            ))}
            <DetailEvidence item={item} />
          </article>
          <DetailAside item={item} />
        </div>
      </Section>
      <RenderSection type="CallToActionIndividual" site={site} route={route} />
      {Object.values(item.related).every((links) => links.length === 0) ? null : (
        <Section anchor="relacionados" tone="alt">
          <SectionHeading anchor="relacionados" title={strings.related} size="feature" />
          <RelatedLinks related={item.related} />
        </Section>
      )}
    </>
  );
}

/** Contacts of the banner. Beside an emergency it has no room for the message button, and a message is too slow. */
const bannerContacts = (contact: ContactLinks): ContactLinks =>
  contact.emergency ? { ...contact, message: null } : contact;

/** The names of the item in medicine, if its title is another one. */
function MedicalNames({ item }: { item: DetailView }) {
  const { medicalName, disease } = strings;
  const names = [
    { term: medicalName, name: item.medicalName },
    { term: disease.technicalName, name: item.technicalName },
  ].filter(({ name }) => name !== "");
  return names.length === 0 ? null : (
    <div className="text-sm text-text-soft">
      {names.map(({ term, name }) => (
        <p key={term}>{fill("{term}: {name}", { term, name })}</p>
      ))}
    </div>
  );
}
