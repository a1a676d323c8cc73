import {
  collectionPaths,
  helpLines,
  routePath,
  type SearchEntry,
  type SearchGroup,
  type Site,
  siteSearch,
} from "@consultorio/content";
import { Breadcrumb } from "../components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "../components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "../components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "../components/heading/heading.tsx";
import { headingId } from "../components/heading/heading-id.ts";
import { HelpCards } from "../components/search/help-cards.tsx";
import { SearchForm } from "../components/search/search-form.tsx";
import { Section } from "../components/section/section.tsx";
import { strings } from "../strings/strings.ts";

const anchor = "buscar";

/**
 * Everything that the site can answer, in groups, under the field that searches it (`c-search`). The server answers
 * `?q=` in the same markup: results in `[data-results]`, their number in `[data-answer]`, and in `data-help` which of the
 * cards above them is shown.
 */
export function SearchPage({ site }: { site: Site }) {
  const { pageTitle, hint, emergency } = site.siteContent.search;
  const messages = strings.search;
  const { groups, words } = siteSearch(site);
  const { signs, office, services, emergencyNumber } = words;
  return (
    <Section anchor={anchor} tone="surface" className="pt-6 md:pt-10">
      <c-search
        data-found={messages.found}
        data-one={messages.one}
        data-none={messages.none}
        data-signs={signs.join(";")}
        data-office={office.join(";")}
        data-services={services.join(";")}
        data-number={emergencyNumber}
        className="group/search block"
      >
        <Breadcrumb trail={[{ label: pageTitle, href: routePath({ page: "search" }) }]} />
        <SectionHeading anchor={anchor} title={pageTitle} level={1} size="page" className="mb-6 md:mb-8" />
        <SearchForm id="q" hint={hint} />
        <HelpCards
          {...helpLines(site.siteContent)}
          notice={emergency || messages.emergency}
          messages={messages}
        />
        <p role="status" data-answer="" className="mt-8 font-display text-xl wrap-anywhere empty:hidden" />
        <section aria-label={messages.results} className="mt-6 hidden group-data-[state=found]/search:block">
          <ol data-results="" className="grid gap-x-10 border-b border-line md:grid-cols-2" />
        </section>
        <div className="mt-6 hidden group-data-[state=none]/search:block">
          <div className="group-data-[help=crisis]/search:hidden group-data-[help=emergency]/search:hidden">
            <p className="mb-4">{messages.ask}</p>
            <ContactButtons contact={contactLinks(site.siteContent)} />
          </div>
        </div>
        <section
          aria-labelledby={headingId("todo")}
          data-groups=""
          className="mt-14 group-data-[state=found]/search:hidden"
        >
          <Heading level={2} size="feature" id={headingId("todo")}>
            {messages.all}
          </Heading>
          {groups.map((group) => (
            <Group key={group.group} {...group} />
          ))}
        </section>
      </c-search>
    </Section>
  );
}

function Group({ group, entries }: SearchGroup) {
  const id = `buscar-${group}`;
  const words = { ...strings.collections, office: strings.search.office };
  const { [group]: title } = words;
  return (
    <div className="mt-10">
      <Heading level={3} size="card" id={id}>
        {group === "office" ? title : <a href={collectionPaths[group]}>{title}</a>}
      </Heading>
      <ul aria-labelledby={id} className="mt-3 grid gap-x-10 border-b border-line md:grid-cols-2">
        {entries.map((entry) => (
          <Entry key={entry.href} {...entry} />
        ))}
      </ul>
    </div>
  );
}

/** One page that can be found; the words that it is found by are data, not text. */
function Entry({ href, name, medicalName, description, terms, words, text }: SearchEntry) {
  return (
    <li
      data-entry=""
      data-terms={terms.join("; ")}
      data-words={words.join("; ")}
      data-text={text.join(" ")}
      className="border-t border-line py-4"
    >
      <a
        href={href}
        className="flex min-h-12 items-center font-semibold underline-offset-4 hover:text-action hover:underline"
      >
        {name}
      </a>
      {medicalName === "" ? null : (
        <span data-medical-name="" className="block text-sm font-medium">
          {medicalName}
        </span>
      )}
      <p className="text-sm text-text-soft">{description}</p>
    </li>
  );
}
