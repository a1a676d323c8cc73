import {
  helpLines,
  kindOf,
  routePath,
  type SearchEntry,
  type SearchGroup,
  type Site,
  searchDataPath,
  searchGroups,
} from "@consultorio/content";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb.tsx";
import { cn } from "../components/class-names/class-names.ts";
import { ContactButtons } from "../components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "../components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "../components/heading/heading.tsx";
import { headingId } from "../components/heading/heading-id.ts";
import { HelpCards } from "../components/search/help-cards.tsx";
import { SearchForm } from "../components/search/search-form.tsx";
import { Section } from "../components/section/section.tsx";
import { strings } from "../strings/strings.ts";

const anchor = "buscar";

/** A list of pages. The element and the server write the items of the results: the list defines their look. */
const listOfPages =
  "grid gap-x-10 border-b border-line *:border-t *:border-line *:py-4 md:grid-cols-2 [&_a]:flex [&_a]:min-h-12 [&_a]:items-center [&_a]:font-semibold [&_a]:underline-offset-4 [&_a]:hover:text-action [&_a]:hover:underline [&_p]:text-sm [&_p]:text-text-soft [&_span]:block [&_span]:text-sm [&_span]:font-medium";

/**
 * Everything that the site can answer, in groups, under the field that searches it (`c-search`). The server answers
 * `?q=` in the same markup: results in `[data-results]`, their number or the office's own answer in `[data-answer]`, and in `data-help` which of the
 * cards above them is shown. It finds these places in the published text: `data-index` and `id` are the first attributes of
 * their elements, `data-answer` and `data-results` the last.
 */
export function SearchPage({ site }: { site: Site }) {
  const { pageTitle, hint, emergency } = site.siteContent.search;
  const messages = strings.search;
  return (
    <Section anchor={anchor} tone="surface" className="pt-6 md:pt-10">
      <c-search data-index={searchDataPath} className="group/search block">
        <Breadcrumb trail={[{ label: pageTitle, href: routePath({ page: "search" }) }]} />
        <SectionHeading anchor={anchor} title={pageTitle} level={1} size="page" className="mb-6 md:mb-8" />
        <SearchForm id="q" hint={hint} />
        <HelpCards
          {...helpLines(site.siteContent)}
          notice={emergency || messages.emergency}
          messages={messages}
        />
        <p
          role="status"
          className="mt-8 max-w-text font-display text-xl wrap-anywhere empty:hidden"
          data-answer=""
        />
        <section aria-label={messages.results} className="mt-6 hidden group-data-[state=found]/search:block">
          <ol className={listOfPages} data-results="" />
        </section>
        <div className="mt-6 hidden group-data-[state=none]/search:block">
          <div className="group-data-[help=crisis]/search:hidden group-data-[help=emergency]/search:hidden">
            <p className="mb-4">{messages.ask}</p>
            <ContactButtons contact={contactLinks(site.siteContent)} />
          </div>
        </div>
        <section aria-labelledby={headingId("todo")} className="mt-14 group-data-[state=found]/search:hidden">
          <Heading level={2} size="feature" id={headingId("todo")}>
            {messages.all}
          </Heading>
          {searchGroups(site).map((group) => (
            <Group key={group.group} {...group} />
          ))}
        </section>
      </c-search>
    </Section>
  );
}

function Group({ group, entries }: SearchGroup) {
  const id = `buscar-${group}`;
  const kind = group === "office" ? null : kindOf(group);
  return (
    <div className="mt-10">
      <Heading level={3} size="card" id={id}>
        {kind === null ? strings.search.office : <a href={kind.path}>{kind.words.many}</a>}
      </Heading>
      <ul aria-labelledby={id} className={cn("mt-3", listOfPages)}>
        {entries.map((entry) => (
          <Entry key={entry.href} {...entry} />
        ))}
      </ul>
    </div>
  );
}

/** One page that can be found, in the markup of a result. */
function Entry({ href, name, medicalName, description }: SearchEntry) {
  return (
    <li>
      <a href={href}>{name}</a>
      {medicalName === "" ? null : <span>{medicalName}</span>}
      <p>{description}</p>
    </li>
  );
}
