import { type CollectionName, collectionPaths, type Site } from "@consultorio/content";
import { Breadcrumb } from "../primitives/breadcrumb.tsx";
import { ContactButtons } from "../primitives/contact-buttons.tsx";
import { SectionHeading } from "../primitives/heading.tsx";
import { PageBanner } from "../primitives/page-banner.tsx";
import { Section } from "../primitives/section.tsx";
import { collectionItems } from "../sections/collection-items.ts";
import { contactLinks } from "../sections/contact-links.ts";
import { CollectionCard } from "./collection-card.tsx";

interface ListPageProps {
  site: Site;
  collection: CollectionName;
}

/** Every record of a collection, each leading to its page. */
export function ListPage({ site, collection }: ListPageProps) {
  const { page, individualPage } =
    site.siteContent[collection === "diseases" ? "diseasesSection" : collection];
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={page.pageTitle}
        image={page.backgroundImage}
        above={<Breadcrumb trail={[{ label: page.pageTitle, href: collectionPaths[collection] }]} />}
      />
      <Section anchor="lista" tone="bone">
        <SectionHeading
          anchor="lista"
          title={page.sectionTitle || page.pageTitle}
          subtitle={page.sectionSubtitle}
        />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {collectionItems(site, collection).map((item) => (
            <li key={item.id}>
              <CollectionCard item={item} level={3} />
            </li>
          ))}
        </ul>
      </Section>
      <Section anchor="contacto" tone="paper" rhythm="compact">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <SectionHeading
            anchor="contacto"
            title={individualPage.contactButton.title}
            size="feature"
            className="mb-0 md:mb-0"
          />
          <ContactButtons contact={contactLinks(site.siteContent)} />
        </div>
      </Section>
    </>
  );
}
