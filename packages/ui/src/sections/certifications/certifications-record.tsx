import { cn } from "#components/class-names/class-names.ts";
import { CopyButton } from "#components/copy-button/copy-button.tsx";
import { Figure } from "#components/counter/figure.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { certificationsWords } from "#messages/words.ts";
import { BookButton } from "./book-button.tsx";
import {
  type CertificationsContent,
  type CertificationsProps,
  certificationsContent,
} from "./certifications.props.ts";
import { degreeParts, licenceParts } from "./credential-parts.ts";
import { RegisterLink } from "./register-link.tsx";

/** Text alone: figures of experience beside a list of degrees, licences to copy and to look up, and the institutions' names. */
export function CertificationsRecord(props: CertificationsProps) {
  const content = certificationsContent(props);
  const { sectionTitle, documents, licences, registerHref, entities, facts, contact, anchor } = content;
  return (
    <Section
      type="Certifications"
      variant="CertificationsRecord"
      anchor={anchor}
      className={content.className}
      chosenTone={content.tone}
    >
      <div className="grid gap-x-column gap-y-4 md:gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4">
          <SectionHeading anchor={anchor} title={sectionTitle} size="feature" className="mb-0 md:mb-0" />
          <Facts facts={facts} />
        </div>
        <div className="min-w-0 space-y-3 md:space-y-6 lg:col-span-8">
          <Degrees documents={documents} />
          <Licences licences={licences} registerHref={registerHref} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-10 gap-y-3 empty:hidden md:mt-5 md:gap-y-4">
        <Institutions entities={entities} />
        <BookButton contact={contact} look="primary" className="max-sm:w-full" />
      </div>
    </Section>
  );
}

/** Letters of a label up to which a phone has three columns. */
const longestInColumn = 32;

/** Figures with their meaning: in a row, and on wide screens one below the other. */
function Facts({ facts }: Pick<CertificationsContent, "facts">) {
  if (facts.length === 0) return null;
  const brief = facts.every(({ label }) => label.length <= longestInColumn);
  return (
    <dl
      className={cn(
        "mt-3 grid gap-4 sm:grid-cols-3 md:mt-6 lg:mt-3 lg:grid-cols-1 lg:gap-y-0 lg:divide-y lg:divide-line",
        brief && "3xs:grid-cols-3",
      )}
    >
      {facts.map(({ value, label }, index) => (
        <div
          key={index}
          className={cn(
            "flex min-w-0 flex-col wrap-anywhere lg:py-1.5",
            brief && "lg:flex-row lg:flex-wrap lg:items-baseline-last lg:gap-x-4",
          )}
        >
          <dt
            className={cn(
              "order-last mt-1 text-xs text-text-soft lg:text-sm",
              brief && "lg:mt-0 lg:min-w-words lg:flex-1",
            )}
          >
            {label}
          </dt>
          <dd className={cn("flex flex-1 flex-col justify-end", brief && "lg:min-w-36 lg:flex-none")}>
            <Figure value={value} className="text-3xl ms:text-4xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Degrees({ documents }: Pick<CertificationsContent, "documents">) {
  const messages = useMessages({ certifications: certificationsWords });
  if (documents.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="small" className="sr-only">
        {messages.certifications.documents}
      </Heading>
      <ul className="divide-y divide-line border-y border-t-text border-b-line">
        {documents.map(({ nameTitle, name }, index) => {
          const degree = degreeParts(name);
          return (
            <li
              key={index}
              className="items-baseline gap-x-6 py-1 3xs:grid 3xs:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:py-2.5"
            >
              {nameTitle === "" ? null : (
                <p className="text-xs text-text-soft wrap-anywhere sm:text-sm">{nameTitle}</p>
              )}
              <p
                className={cn(
                  "text-sm wrap-anywhere sm:text-base",
                  nameTitle === "" ? "sm:col-span-2" : "max-sm:col-span-2 max-sm:row-start-2",
                )}
              >
                <span className={cn("font-medium", degree.institution !== "" && "sm:me-2")}>
                  {degree.name}
                </span>{" "}
                {degree.institution === "" ? null : (
                  <span className="block text-xs text-text-soft sm:inline-block sm:text-sm">
                    {degree.institution}
                  </span>
                )}
              </p>
              {degree.year === "" ? null : (
                <p className="text-xs text-text-soft tabular-nums 3xs:max-sm:col-start-2 3xs:max-sm:row-start-1 sm:col-start-3 sm:text-sm">
                  {degree.year}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Licences({ licences, registerHref }: Pick<CertificationsContent, "licences" | "registerHref">) {
  const messages = useMessages({ certifications: certificationsWords });
  if (licences.length === 0) return null;
  return (
    <div className="rounded-card bg-surface-alt px-card pt-2 md:px-6 md:pt-4 md:pb-1">
      <Heading level={3} size="small" className="sr-only">
        {messages.certifications.licences}
      </Heading>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {licences.map(({ label, value }, index) => {
          const licence = licenceParts(value);
          return (
            <li key={index} className="flex flex-wrap items-center gap-x-3">
              <p className="min-w-28 flex-1 text-xs text-text-soft wrap-anywhere">
                {label}
                <span className="block text-base/snug font-semibold text-text tabular-nums md:text-lg/normal">
                  {licence.name}
                </span>
                {[licence.institution, licence.year].filter((part) => part !== "").join(", ")}
              </p>
              <CopyButton text={licence.name} name={label} className="-mr-2" />
            </li>
          );
        })}
      </ul>
      <RegisterLink href={registerHref} />
    </div>
  );
}

function Institutions({ entities }: Pick<CertificationsContent, "entities">) {
  const messages = useMessages({ certifications: certificationsWords });
  if (entities.length === 0) return null;
  return (
    <div className="min-w-words flex-1 sm:overflow-x-clip">
      <Heading level={3} size="small" className="font-text text-xs text-text-soft">
        {messages.certifications.entities}
      </Heading>
      {/* On a phone each name has a row; elsewhere the line before the first name of a row is cut off. */}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 max-sm:flex-col sm:-ml-4.25 text-xs/snug wrap-anywhere ms:text-sm/snug md:text-base/snug">
        {entities.map(({ name }, index) => (
          <li key={index} className="sm:border-l sm:border-line-strong sm:pl-4">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
