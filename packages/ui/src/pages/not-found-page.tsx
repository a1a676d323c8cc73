import { linksBesideMenu, menuItems, type Site } from "@consultorio/content";
import { ArrowRight } from "lucide";
import { ContactButtons } from "../components/contact-buttons/contact-buttons.tsx";
import { contactLinks } from "../components/contact-buttons/contact-links.ts";
import { EmergencyText } from "../components/emergency-text/emergency-text.tsx";
import { SectionHeading } from "../components/heading/heading.tsx";
import { LineIcon } from "../components/icon/line-icon.tsx";
import { SearchForm } from "../components/search/search-form.tsx";
import { Section } from "../components/section/section.tsx";
import { strings } from "../strings/strings.ts";

/** The page of an address that the site does not have: the search right below the title, the menu, and the phones. */
export function NotFoundPage({ site }: { site: Site }) {
  const menu = menuItems(site);
  const guides = linksBesideMenu(site);
  return (
    <Section anchor="no-encontrada" tone="surface" className="pt-8 md:pt-section">
      <SectionHeading
        anchor="no-encontrada"
        title={strings.notFound.title}
        level={1}
        size="page"
        className="mb-6"
      />
      <SearchForm id="busqueda" hint={site.siteContent.search.hint} className="mb-10" />
      <p className="mb-8 max-w-text text-text-soft md:text-lg">{strings.notFound.text}</p>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {[...menu, ...guides].map(({ href, label }) => (
          <li key={href} className="min-w-0 border-t border-line">
            <a
              href={href}
              className="flex min-h-16 items-center justify-between gap-4 font-display text-xl max-md:text-[length:min(var(--text-xl),7vw)] hover:text-action"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <LineIcon lines={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-12 mb-6 font-medium">
        <EmergencyText>{strings.notFound.emergency}</EmergencyText>
      </p>
      <ContactButtons contact={contactLinks(site.siteContent)} urgent />
    </Section>
  );
}
