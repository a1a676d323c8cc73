import { kindOf, type Route, routePath } from "@consultorio/content";
import { Breadcrumb } from "#components/breadcrumb/breadcrumb.tsx";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { strings } from "#strings/strings.ts";
import { EmergencyLink } from "./detail-care.tsx";
import type { DetailView, Fact } from "./detail-view.ts";

const anchor = "inicio";

/**
 * The first section of an item's page, on plain ground: its name, what it is in a sentence and whom to call, beside its picture; below
 * them the facts of a procedure. On wide screens the text begins in the first screen.
 */
export function DetailHero({ item, route }: { item: DetailView; route: Route }) {
  const { path, words } = kindOf(item.collection);
  return (
    <Section anchor={anchor} tone="alt" rhythm="none" className="print:bg-none">
      <div className="grid gap-x-column gap-y-6 pt-3 pb-5 md:grid-cols-[minmax(0,1fr)_14rem] md:items-center md:pt-2 md:pb-4 lg:min-h-80 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* On a phone whom to call comes right below the name, in its first screen. */}
        <div className="flex min-w-0 flex-col">
          <Breadcrumb
            className="mb-1 md:mb-2"
            trail={[
              { label: words.many, href: path },
              { label: item.name, href: routePath(route) },
            ]}
          />
          <h1 id={headingId(anchor)} className="max-w-text text-3xl">
            {item.name}
          </h1>
          <MedicalNames item={item} />
          {item.shortDescription === "" ? null : (
            <p className="mt-2 max-w-text max-md:order-1 md:text-lg">
              <EmergencyText>{item.shortDescription}</EmergencyText>
            </p>
          )}
          <ContactButtons
            contact={heroContacts(item.contact)}
            className="mt-4 md:mt-3 md:*:grow-0 print:hidden"
          />
          <EmergencyLink item={item} />
        </div>
        <Picture
          image={item.image}
          priority
          sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 14rem, calc(100vw - 2.5rem)"
          className="aspect-2/1 rounded-card md:aspect-4/3 lg:aspect-auto lg:h-80 print:hidden"
        />
      </div>
      <Facts facts={item.facts} />
    </Section>
  );
}

/** Contacts of the first section. Beside an emergency there is no room for the message button, and a message is too slow. */
const heroContacts = (contact: ContactLinks): ContactLinks =>
  contact.emergency ? { ...contact, message: null } : contact;

/** The names of the item in medicine, if its title is another one. */
function MedicalNames({ item }: { item: DetailView }) {
  const { medicalName, disease } = strings;
  const names = [
    { term: medicalName, name: item.medicalName },
    { term: disease.technicalName, name: item.technicalName },
  ].filter(({ name }) => name !== "");
  return names.length === 0 ? null : (
    <div className="mt-1 text-sm text-text-soft max-md:order-1 max-md:mt-3">
      {names.map(({ term, name }) => (
        <p key={term}>{fill("{term}: {name}", { term, name })}</p>
      ))}
    </div>
  );
}

/** What one asks first about a procedure, side by side where there is room. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="divide-line border-t border-line print:grid print:grid-cols-3 print:gap-x-6 max-lg:divide-y lg:flex lg:gap-x-6 lg:py-3">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          // On wide screens a long answer is wider, so that all have about as many lines.
          style={{ flexGrow: Math.sqrt(value.length) }}
          className="min-w-20 basis-0 max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 max-lg:py-2"
        >
          <dt className="min-w-26 text-sm font-semibold text-text-soft">{label}</dt>
          <dd className="min-w-words text-sm leading-snug tabular-nums max-lg:flex-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
