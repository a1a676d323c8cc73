import { Check, Info, Search, ShieldPlus } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { insuranceWords } from "#messages/words.ts";
import { AskReimbursement } from "./ask-reimbursement.tsx";
import { type InsuranceContent, type InsuranceProps, insuranceContent } from "./insurance.props.ts";

/** Id of the list that the field searches, in the section with this anchor. */
const listId = (anchor: string) => `${anchor}-list`;

/** A field to type an insurer's name into, with the answer below it; beside it the list that is searched (`c-finder`). */
export function InsuranceFinder(props: InsuranceProps) {
  const messages = useMessages({ insurance: insuranceWords });
  const { sectionTitle, additionalInfo, companies, contact, anchor, className, tone } =
    insuranceContent(props);
  const { yes, several, similar, no, generic } = messages.insurance;
  return (
    <Section
      type="Insurance"
      variant="InsuranceFinder"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <c-finder
        suppressHydrationWarning
        data-yes={yes}
        data-several={several}
        data-similar={similar}
        data-no={no}
        data-generic={generic}
        className="group/finder grid items-start gap-x-16 gap-y-5 lg:gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <div>
          <SectionHeading anchor={anchor} title={sectionTitle} className="mb-8 md:mb-8" />
          <SearchField anchor={anchor} />
          <Answer count={companies.length} />
        </div>
        <div className="rounded-card bg-surface px-card-large py-4 sm:px-8 sm:py-6 lg:row-span-2">
          <CompanyList companies={companies} anchor={anchor} />
          <div className="flex flex-wrap items-center justify-between gap-x-8 py-3 print:hidden">
            <AskReimbursement contact={contact} />
          </div>
        </div>
        <RichText text={additionalInfo} className="text-sm text-text-soft" />
      </c-finder>
    </Section>
  );
}

function SearchField({ anchor }: { anchor: string }) {
  const messages = useMessages({ insurance: insuranceWords });
  const fieldId = `${anchor}-search`;
  const hintId = `${anchor}-help`;
  const { find, hint } = messages.insurance;
  return (
    <div data-search="">
      <label htmlFor={fieldId} className="block font-semibold">
        {find}
      </label>
      <p id={hintId} className="text-sm text-text-soft">
        {hint}
      </p>
      <div className="relative mt-3">
        <LineIcon
          lines={Search}
          className="pointer-events-none absolute top-1/2 left-6 size-6 -translate-y-1/2 text-info"
        />
        <input
          id={fieldId}
          type="search"
          aria-describedby={hintId}
          aria-controls={listId(anchor)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="h-16 w-full min-w-0 rounded-full border-2 border-line-strong bg-surface-raised pr-6 pl-15 text-lg"
        />
      </div>
    </div>
  );
}

/** The number of insurers, and with script the answer to the text in the field. */
function Answer({ count }: { count: number }) {
  const messages = useMessages({ insurance: insuranceWords });
  return (
    <div className="mt-4 flex min-h-12 items-start lg:min-h-16 gap-3">
      <LineIcon
        lines={Check}
        className="hidden size-8 rounded-full bg-positive-strong p-1.5 text-on-positive group-data-[state=yes]/finder:block"
      />
      <LineIcon
        lines={Info}
        className="hidden size-8 text-info group-data-[state=no]/finder:block group-data-[state=several]/finder:block"
      />
      <p
        role="status"
        data-answer=""
        className="min-w-0 pt-0.5 text-sm wrap-anywhere text-text-soft group-data-state/finder:font-display group-data-state/finder:text-lg group-data-state/finder:leading-tight group-data-state/finder:text-text"
      >
        {fill(messages.insurance.count, { count })}
      </p>
    </div>
  );
}

function CompanyList({ companies, anchor }: Pick<InsuranceContent, "companies"> & { anchor: string }) {
  return (
    <ul
      id={listId(anchor)}
      aria-labelledby={headingId(anchor)}
      className="grid grid-cols-pair gap-x-5 sm:gap-x-8"
    >
      {companies.map(({ name, aliases, logo }, index) => (
        <li
          key={index}
          data-name={name}
          data-aliases={aliases.join(",") || undefined}
          className="flex min-h-12 items-center gap-3 border-b border-line py-2 text-sm leading-snug sm:min-h-14 sm:text-base"
        >
          {logo === null ? (
            <LineIcon lines={ShieldPlus} className="text-info max-sm:hidden" />
          ) : (
            <Picture
              image={logo}
              decorative
              sizes="3rem"
              className="h-8 w-12 shrink-0 rounded-small bg-plate p-1"
              style={{ objectFit: "contain" }}
            />
          )}
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  );
}
