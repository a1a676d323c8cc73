import { type CollectionName, collectionPaths, imageRef, type Site } from "@consultorio/content";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { PageBanner } from "#components/parallax/page-banner.tsx";
import { SearchForm } from "#components/search/search-form.tsx";
import { Section } from "#components/section/section.tsx";
import { ListGroups } from "./list-groups.tsx";

interface ListPageProps {
  site: Site;
  collection: CollectionName;
}

/** Every record of a collection, each leading to its page; and the search, for who knows no name for it. */
export function ListPage({ site, collection }: ListPageProps) {
  const { page, individualPage } =
    site.siteContent[collection === "diseases" ? "diseasesSection" : collection];
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={page.pageTitle}
        image={imageRef(site.siteContent, page.backgroundImage)}
        above={<Breadcrumb trail={[{ label: page.pageTitle, href: collectionPaths[collection] }]} />}
        act={<ContactButtons contact={contactLinks(site.siteContent)} ground="dark" />}
      />
      <Section anchor="lista" tone="alt">
        <SectionHeading
          anchor="lista"
          title={page.sectionTitle || page.pageTitle}
          subtitle={page.sectionSubtitle}
          className="mb-8 md:mb-8"
        />
        <ListGroups site={site} collection={collection} />
        <SearchForm id="busqueda" hint={site.siteContent.search.hint} className="mt-14" />
      </Section>
      <Section anchor="contacto" tone="surface" rhythm="compact">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <SectionHeading
            anchor="contacto"
            title={page.contactTitle || individualPage.contactButton.title}
            size="feature"
            className="mb-0 min-w-0 md:mb-0"
          />
          <ContactButtons contact={contactLinks(site.siteContent)} />
        </div>
      </Section>
    </>
  );
}
