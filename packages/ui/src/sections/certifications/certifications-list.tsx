import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Overlay, OverlayLink } from "#components/overlay/overlay.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { strings } from "#strings/strings.ts";
import { BookButton } from "./book-button.tsx";
import type { CertificationsProps, Credential } from "./certifications.contract.ts";
import { credentialName } from "./credential-name.ts";

/** Words before pictures: title left, and on the right documents, licences and institutions as lines of one list. */
export function CertificationsList(props: CertificationsProps) {
  const { sectionTitle, documents, licences, entities, contact } = props;
  return (
    <Section type="Certifications" variant="CertificationsList" tone="bone">
      <div className="grid gap-x-column gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <SectionHeading type="Certifications" title={sectionTitle} className="mb-8 md:mb-8" />
            <BookButton contact={contact} look="primary" />
          </div>
        </div>
        <Overlay label={strings.certifications.documents} className="space-y-14 lg:col-span-8">
          <Lines title={strings.certifications.documents} entries={documents} size="large" />
          <Lines
            title={strings.certifications.licences}
            entries={licences.map(({ label, value }) => ({ nameTitle: label, name: value, image: null }))}
          />
          <Lines title={strings.certifications.entities} entries={entities} />
        </Overlay>
      </div>
    </Section>
  );
}

interface LinesProps {
  title: string;
  entries: readonly Credential[];
  size?: "large" | "normal";
}

function Lines({ title, entries, size = "normal" }: LinesProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="small" className="mb-4">
        {title}
      </Heading>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: credentials have no id, and two may read alike.
          <Line key={index} entry={entry} size={size} />
        ))}
      </ul>
    </div>
  );
}

function Line({ entry, size }: { entry: Credential; size: "large" | "normal" }) {
  const pictured = entry.image !== null;
  return (
    <li className="grid grid-cols-4 items-baseline gap-x-6 gap-y-1 py-5">
      <p className="col-span-4 text-sm text-ink-soft sm:col-span-1">{entry.nameTitle}</p>
      <p
        className={cn(
          "wrap-anywhere",
          pictured ? "col-span-3 sm:col-span-2" : "col-span-4 sm:col-span-3",
          size === "large" ? "font-display text-xl" : "tabular-nums",
        )}
      >
        {entry.name}
      </p>
      {pictured ? <Thumbnail entry={entry} /> : null}
    </li>
  );
}

/** The document itself, small; it opens large. */
function Thumbnail({ entry }: { entry: Credential }) {
  return (
    <OverlayLink image={entry.image} className="self-center justify-self-end">
      <span className="hidden in-[a]:inline">
        <span className="sr-only">{strings.overlay.open}</span>
      </span>
      <Picture
        image={entry.image}
        alt={credentialName(entry)}
        sizes="6rem"
        className="h-16 w-20 rounded-small sm:w-24"
      />
    </OverlayLink>
  );
}
