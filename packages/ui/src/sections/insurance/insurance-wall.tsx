import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { AskReimbursement } from "./ask-reimbursement.tsx";
import { CompanyName } from "./company-name.tsx";
import { type InsuranceProps, insuranceContent } from "./insurance.props.ts";

/** All insurers at once in one ruled grid; its last cell is for patients whose insurer is not in it. */
export function InsuranceWall(props: InsuranceProps) {
  const { sectionTitle, additionalInfo, companies, contact, anchor, className } = insuranceContent(props);
  return (
    <Section type="Insurance" variant="InsuranceWall" anchor={anchor} className={className} tone="surface">
      <SectionHeading anchor={anchor} title={sectionTitle} align="center" />
      <div className="overflow-hidden rounded-card border border-line">
        <div className="-mr-px -mb-px flex flex-wrap">
          <ul aria-labelledby={headingId(anchor)} className="contents">
            {companies.map((company, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: an insurer has no id, and two may read alike.
                key={index}
                className="flex min-h-18 basis-[max(50%,7rem)] max-md:grow items-center justify-center border-r border-b border-line px-2 py-3 text-sm leading-snug md:min-h-28 md:py-6 md:text-base text-center xs:px-4 md:basis-1/3 lg:min-h-36 lg:basis-1/4"
              >
                <CompanyName company={company} />
              </li>
            ))}
          </ul>
          <div className="flex min-h-18 grow basis-1/2 flex-wrap items-center justify-center content-center gap-x-8 gap-y-1 bg-info-soft px-4 py-6 text-center md:basis-1/3 lg:min-h-36 lg:basis-1/4">
            <AskReimbursement contact={contact} />
          </div>
        </div>
      </div>
      <RichText
        text={additionalInfo}
        className="mx-auto mt-6 text-center md:mt-10 text-balance text-text-soft"
      />
    </Section>
  );
}
