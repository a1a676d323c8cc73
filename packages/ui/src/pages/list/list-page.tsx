import {
  decoration,
  type Kind,
  listPageCount,
  listPageName,
  listPageSize,
  listRoute,
  routePath,
  type Site,
  textsOf,
} from "@consultorio/content";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Pagination } from "#components/pagination/pagination.tsx";
import { PageBanner } from "#components/parallax/page-banner.tsx";
import { SearchForm } from "#components/search/search-form.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { strings } from "#strings/strings.ts";
import { ListGroups } from "./list-groups.tsx";

interface ListPageProps {
  site: Site;
  kind: Kind;
  pageNumber: number;
}

/** The anchor of the records: links to other pages of the list lead to it. */
const anchor = "lista";

/**
 * The records of a collection, each with a link to its page; and the search, for readers who do not know the name. A list
 * with several pages begins with the search.
 */
export function ListPage({ site, kind, pageNumber }: ListPageProps) {
  const { page, individualPage } = textsOf(site.siteContent, kind);
  const count = listPageCount(site, kind);
  const hrefOf = (number: number) => routePath(listRoute(kind, number));
  const isFirst = pageNumber === 1;
  const trail = [
    { label: page.pageTitle, href: kind.path },
    ...(isFirst ? [] : [{ label: listPageName(pageNumber), href: hrefOf(pageNumber) }]),
  ];
  const searchComesFirst = count > 1 && isFirst;
  const search = (
    <SearchForm
      id="busqueda"
      hint={site.siteContent.search.hint}
      className={searchComesFirst ? "mb-8 md:mb-12" : "mt-14"}
    />
  );
  return (
    <>
      <PageBanner
        anchor="inicio"
        title={page.pageTitle}
        image={decoration(site.siteContent, page.backgroundImage)}
        above={<Breadcrumb trail={trail} />}
        act={<ContactButtons contact={contactLinks(site.siteContent)} ground="dark" />}
      />
      <Section anchor={anchor} tone="alt">
        <SectionHeading
          anchor={anchor}
          title={page.sectionTitle || page.pageTitle}
          subtitle={isFirst ? page.sectionSubtitle : ""}
          className="mb-8 md:mb-8"
        />
        {searchComesFirst ? search : null}
        {count === 1 ? null : (
          <p className="mb-4 text-text-soft">{shownRange(pageNumber, kind.records(site).length)}</p>
        )}
        <ListGroups site={site} kind={kind} pageNumber={pageNumber} />
        {count === 1 ? null : (
          <Pagination
            current={pageNumber}
            count={count}
            hrefOf={(number) => `${hrefOf(number)}#${anchor}`}
            messages={strings.pagination}
            className="mt-10 md:mt-14"
          />
        )}
        {searchComesFirst ? null : search}
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

/** Which records a page of a list shows, in words. */
function shownRange(pageNumber: number, count: number): string {
  const from = (pageNumber - 1) * listPageSize + 1;
  const to = Math.min(pageNumber * listPageSize, count);
  const figure = (number: number) => number.toLocaleString("es-MX");
  return fill(strings.pagination.shown, { from: figure(from), to: figure(to), count: figure(count) });
}
