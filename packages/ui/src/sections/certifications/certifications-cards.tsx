import { cn } from "#components/class-names/class-names.ts";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { phoneSwipe, phoneSwipeCard } from "../collection/phone-swipe.ts";
import { BookButton } from "./book-button.tsx";
import { type CertificationsProps, type Credential, certificationsContent } from "./certifications.props.ts";
import { EntityRow } from "./entity-row.tsx";

/** One document takes a wide row; two or four are in two columns; more are in three. */
function columns(count: number): string {
  if (count === 1) return "lg:max-w-4xl";
  return count === 2 || count === 4 ? "lg:grid-cols-2" : "lg:grid-cols-3";
}

/** Each document as a card with a button to book, on a phone in a row to swipe with one button below; the institutions in a row below. */
export function CertificationsCards(props: Omit<CertificationsProps, "licences" | "registerHref" | "facts">) {
  const { sectionTitle, documents, entities, contact, anchor, className, tone } =
    certificationsContent(props);
  return (
    <Section
      type="Certifications"
      variant="CertificationsCards"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} />
      {documents.length === 0 ? null : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and nothing in it takes the focus.
          tabIndex={0}
          aria-labelledby={headingId(anchor)}
          className={cn(phoneSwipe, "sm:gap-6", columns(documents.length))}
        >
          {documents.map((document, index) => (
            <li key={index} className={phoneSwipeCard}>
              <DocumentCard document={document} contact={contact} across={documents.length === 1} />
            </li>
          ))}
        </ul>
      )}
      {documents.length === 0 ? null : <BookButton contact={contact} className="mt-4 w-full sm:hidden" />}
      <EntityRow entities={entities} />
    </Section>
  );
}

interface DocumentCardProps {
  document: Required<Credential>;
  contact: ContactLinks;
  /** Picture beside the words on wide screens too. */
  across: boolean;
}

function DocumentCard({ document, contact, across }: DocumentCardProps) {
  return (
    <article
      aria-label={document.name}
      className={cn(
        "flex h-full flex-col rounded-card border border-line p-3 sm:flex-row",
        !across && "lg:flex-col",
      )}
    >
      <Picture
        image={document.image}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 38vw, 75vw"
        className={cn(
          "min-h-40 grow rounded-small sm:aspect-4/3 sm:min-h-0 sm:w-2/5 sm:grow-0 sm:self-start",
          !across && "lg:w-full",
        )}
      />
      <div
        className={cn(
          "flex min-w-0 flex-col items-start px-2 pt-4 pb-2 sm:flex-1 sm:px-7 sm:pt-6 sm:pb-4",
          !across && "lg:px-4",
        )}
      >
        {document.nameTitle === "" ? null : (
          <p className="text-sm font-semibold text-action sm:mb-2">{document.nameTitle}</p>
        )}
        <Heading level={3} size="card" className="max-sm:text-lg max-sm:leading-tight sm:mb-6">
          {document.name}
        </Heading>
        <BookButton contact={contact} className="mt-auto max-sm:hidden" />
      </div>
    </article>
  );
}
