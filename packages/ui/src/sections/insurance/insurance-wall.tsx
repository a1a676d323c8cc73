import { cn } from "#components/class-names/class-names.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { AskReimbursement } from "./ask-reimbursement.tsx";
import { CompanyName } from "./company-name.tsx";
import { type InsuranceProps, insuranceContent } from "./insurance.props.ts";

const brick =
  "flex min-h-16 grow items-center justify-center rounded-small px-3 py-3 text-center md:min-h-24 md:px-8";

/** All insurers at once, as a wall of bricks: each is as wide as its name asks, and rows are full. The last is for other patients. */
export function InsuranceWall(props: InsuranceProps) {
  const { sectionTitle, additionalInfo, companies, contact, anchor, className, tone } =
    insuranceContent(props);
  return (
    <Section
      type="Insurance"
      variant="InsuranceWall"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} align="center" />
      <div className="flex flex-wrap gap-2 md:gap-3">
        <ul aria-labelledby={headingId(anchor)} className="contents">
          {companies.map((company, index) => (
            <li
              key={index}
              className={cn(brick, company.logo === null ? "bg-surface-alt" : "border border-line bg-plate")}
            >
              <CompanyName company={company} layout="line" />
            </li>
          ))}
        </ul>
        <div className={cn(brick, "flex-wrap content-center gap-x-8 gap-y-1 bg-action-soft")}>
          <AskReimbursement contact={contact} />
        </div>
      </div>
      <RichText
        text={additionalInfo}
        className="mx-auto mt-6 text-center text-balance text-text-soft max-md:text-sm md:mt-10"
      />
    </Section>
  );
}
