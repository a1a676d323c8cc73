import { Button } from "../../primitives/button.tsx";
import { Heading, SectionHeading } from "../../primitives/heading.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { Picture } from "../../primitives/picture.tsx";
import { Section } from "../../primitives/section.tsx";
import { strings } from "../../strings.ts";
import type { ContactLinks } from "../contact-links.ts";
import type { CertificationsProps, Credential } from "./certifications.contract.ts";
import { EntityRow } from "./entity-row.tsx";

const anchor = "certificaciones";

/** Each document as a card with a button to book; the institutions in a row below. */
export function CertificationsCards({ sectionTitle, documents, entities, contact }: CertificationsProps) {
  return (
    <Section type="Certifications" variant="CertificationsCards" anchor={anchor}>
      <SectionHeading anchor={anchor} title={sectionTitle} />
      {documents.length === 0 ? null : (
        <ul className="grid gap-6 lg:grid-cols-3">
          {documents.map((document, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: documents have no id, and two may read alike.
            <li key={index}>
              <DocumentCard document={document} contact={contact} />
            </li>
          ))}
        </ul>
      )}
      <EntityRow entities={entities} />
    </Section>
  );
}

function DocumentCard({ document, contact }: { document: Credential; contact: ContactLinks }) {
  const booking = contact.message ?? contact.call;
  return (
    <article className="flex h-full flex-col rounded-card border border-line p-3 sm:flex-row lg:flex-col">
      <Picture
        path={document.imagePath}
        sizes="(min-width: 640px) 24rem, 100vw"
        className="aspect-4/3 rounded-small sm:w-2/5 sm:self-start lg:w-full"
      />
      <div className="flex flex-1 flex-col items-start px-4 pt-6 pb-4 sm:px-7 lg:px-4">
        {document.nameTitle === "" ? null : (
          <p className="mb-2 text-sm font-semibold text-artery">{document.nameTitle}</p>
        )}
        <Heading level={3} size="card" className="mb-6">
          {document.name}
        </Heading>
        {booking && (
          <Button href={booking.href} look="secondary" className="mt-auto">
            <Icon name="book" />
            {strings.contact.book}
          </Button>
        )}
      </div>
    </article>
  );
}
