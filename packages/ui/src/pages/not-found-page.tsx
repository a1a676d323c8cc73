import { menuItems, type Site } from "@consultorio/content";
import { ArrowRight } from "lucide";
import { ContactButtons } from "../components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "../components/contact-buttons/contact-links.ts";
import { SectionHeading } from "../components/heading/heading.tsx";
import { LineIcon } from "../components/icon/line-icon.tsx";
import { SearchForm } from "../components/search/search-form.tsx";
import { Section } from "../components/section/section.tsx";
import { strings } from "../strings/strings.ts";

/** The page of an address that the site does not have: the search, the menu, and the phones. */
export function NotFoundPage({ site }: { site: Site }) {
  return (
    <Section anchor="no-encontrada" tone="surface">
      <SectionHeading
        anchor="no-encontrada"
        title={strings.notFound.title}
        subtitle={strings.notFound.text}
        level={1}
        size="page"
        vessel
      />
      <SearchForm id="busqueda" hint={site.siteContent.search.hint} className="mb-14" />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {menuItems(site).map(({ href, label }) => (
          <li key={href} className="min-w-0 border-t border-line">
            <a
              href={href}
              className="flex min-h-16 items-center justify-between gap-4 font-display text-xl hover:text-action"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <LineIcon lines={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-12 mb-6 font-medium">{strings.notFound.emergency}</p>
      <ContactButtons contact={contactLinks(site.siteContent)} urgent />
    </Section>
  );
}
