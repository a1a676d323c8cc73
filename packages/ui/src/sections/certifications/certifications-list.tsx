import type { ReactNode } from "react";
import { cn } from "#components/class-names/class-names.ts";
import { CopyButton } from "#components/copy-button/copy-button.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Overlay, OverlayLink } from "#components/overlay/overlay.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { certificationsWords, overlayWords } from "#messages/words.ts";
import { BookButton } from "./book-button.tsx";
import { type CertificationsProps, type Credential, certificationsContent } from "./certifications.props.ts";
import { credentialName } from "./credential-name.ts";
import { licenceParts } from "./credential-parts.ts";
import { RegisterLink } from "./register-link.tsx";

/** Words before pictures: the documents as large lines from edge to edge, below them licences and institutions as small ones. */
export function CertificationsList(props: Omit<CertificationsProps, "facts">) {
  const messages = useMessages({ certifications: certificationsWords });
  const content = certificationsContent(props);
  const { sectionTitle, documents, licences, registerHref, entities, contact, anchor, className, tone } =
    content;
  return (
    <Section
      type="Certifications"
      variant="CertificationsList"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        action={<BookButton contact={contact} look="primary" />}
      />
      <Overlay label={messages.certifications.documents} className="space-y-6 ms:space-y-8 md:space-y-14">
        <Lines title={messages.certifications.documents} entries={documents} size="large" />
        <div className="grid gap-x-column gap-y-6 ms:gap-y-8 md:gap-y-14 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
          <Lines
            title={messages.certifications.licences}
            entries={licences.map(({ label, value }) => ({
              nameTitle: label,
              name: value,
              image: null,
              number: licenceParts(value).name,
            }))}
          >
            <RegisterLink href={registerHref} />
          </Lines>
          <Lines title={messages.certifications.entities} entries={entities} />
        </div>
      </Overlay>
    </Section>
  );
}

/** A document, an institution, or a licence, which has a number to copy. */
type Entry = Required<Credential> & { number?: string };

interface LinesProps {
  title: string;
  entries: readonly Entry[];
  size?: "large" | "normal";
  /** What stands below the lines. */
  children?: ReactNode;
}

function Lines({ title, entries, size = "normal", children }: LinesProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="small" className="mb-2 ms:mb-4">
        {title}
      </Heading>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry, index) => (
          <Line key={index} entry={entry} size={size} />
        ))}
      </ul>
      {children}
    </div>
  );
}

function Line({ entry, size }: { entry: Entry; size: "large" | "normal" }) {
  const large = size === "large";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 ms:gap-x-6 ms:py-3.5 md:py-5">
      <div className="grid min-w-words flex-1 items-baseline gap-x-6 ms:gap-y-1 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
        <Paragraph text={entry.nameTitle} className="text-sm text-text-soft" />
        <p
          className={cn(
            "wrap-anywhere",
            large ? "font-display text-base ms:text-lg md:text-xl" : "tabular-nums",
          )}
        >
          {entry.name}
        </p>
      </div>
      {entry.number === undefined ? null : (
        <CopyButton text={entry.number} name={entry.nameTitle} className="-mr-2" />
      )}
      {entry.image === null ? null : <Thumbnail entry={entry} />}
    </li>
  );
}

/** The document itself, small; it opens large. */
function Thumbnail({ entry }: { entry: Required<Credential> }) {
  const messages = useMessages({ overlay: overlayWords });
  return (
    <OverlayLink image={entry.image} className="shrink-0">
      <span className="hidden in-[a]:inline">
        <span className="sr-only">{messages.overlay.open}</span>
      </span>
      <Picture
        image={entry.image}
        alt={credentialName(entry)}
        sizes="6rem"
        className="h-13 w-16 rounded-small ms:h-16 ms:w-20 sm:w-24"
      />
    </OverlayLink>
  );
}
