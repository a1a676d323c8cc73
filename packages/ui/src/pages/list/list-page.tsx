import { imageRef, type Kind, type Site, textsOf } from "@consultorio/content";
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
  kind: Kind;
}

/** Every record of a collection, each with a link to its page; and the search, for readers who do not know the name. */
export function ListPage({ site, kind }: ListPageProps) {
  const { page, individualPage } = textsOf(site.siteContent, kind);
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={page.pageTitle}
        image={imageRef(site.siteContent, page.backgroundImage)}
        above={<Breadcrumb trail={[{ label: page.pageTitle, href: kind.path }]} />}
        act={<ContactButtons contact={contactLinks(site.siteContent)} ground="dark" />}
      />
      <Section anchor="lista" tone="alt">
        <SectionHeading
          anchor="lista"
          title={page.sectionTitle || page.pageTitle}
          subtitle={page.sectionSubtitle}
          className="mb-8 md:mb-8"
        />
        <ListGroups site={site} kind={kind} />
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
