import { cn } from "#components/class-names/class-names.ts";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { phoneRow, phoneRows, phoneText, phoneThumbnail } from "../collection/phone-rows.ts";
import { BookButton } from "./book-button.tsx";
import { type CertificationsProps, type Credential, certificationsContent } from "./certifications.props.ts";
import { EntityRow } from "./entity-row.tsx";

/** One document takes a wide row; two or four are in two columns; more are in three. */
function columns(count: number): string {
  if (count === 1) return "lg:max-w-4xl";
  return count === 2 || count === 4 ? "lg:grid-cols-2" : "lg:grid-cols-3";
}

/** Each document as a card with a button to book, on a phone as rows with one; the institutions in a row below. */
export function CertificationsCards(props: CertificationsProps) {
  const { sectionTitle, documents, entities, contact, anchor, className } = certificationsContent(props);
  return (
    <Section type="Certifications" variant="CertificationsCards" anchor={anchor} className={className}>
      <SectionHeading anchor={anchor} title={sectionTitle} />
      {documents.length === 0 ? null : (
        <ul className={cn("grid gap-6", phoneRows, columns(documents.length))}>
          {documents.map((document, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: documents have no id, and two may read alike.
            <li key={index}>
              <DocumentCard document={document} contact={contact} across={documents.length === 1} />
            </li>
          ))}
        </ul>
      )}
      {documents.length === 0 ? null : <BookButton contact={contact} className="mt-6 w-full ms:hidden" />}
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
      className={cn(
        "flex h-full flex-col rounded-card border border-line p-3 sm:flex-row",
        phoneRow,
        "max-ms:border-0 max-ms:px-0",
        !across && "lg:flex-col",
      )}
    >
      <Picture
        image={document.image}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 38vw, (min-width: 37.5rem) 82vw, 5rem"
        className={cn(
          "aspect-4/3 rounded-small sm:w-2/5 sm:self-start",
          phoneThumbnail,
          !across && "lg:w-full",
        )}
      />
      <div
        className={cn(
          "flex min-w-0 flex-1 flex-col items-start px-4 pt-6 pb-4 max-ms:p-0 sm:px-7",
          phoneText,
          !across && "lg:px-4",
        )}
      >
        {document.nameTitle === "" ? null : (
          <p className="text-sm font-semibold text-action ms:mb-2">{document.nameTitle}</p>
        )}
        <Heading level={3} size="card" className="max-ms:text-lg max-ms:leading-tight ms:mb-6">
          {document.name}
        </Heading>
        <BookButton contact={contact} className="mt-auto max-ms:hidden" />
      </div>
    </article>
  );
}
