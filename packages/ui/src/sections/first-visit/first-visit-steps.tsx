import { Check } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type FirstVisitContent, type FirstVisitProps, firstVisitContent } from "./first-visit.props.ts";

/** Numbered steps on a line that goes down, and beside them a card with what a patient brings. */
export function FirstVisitSteps(props: FirstVisitProps) {
  const content = firstVisitContent(props);
  const { sectionTitle, sectionSubtitle, more, anchor, className, tone } = content;
  return (
    <Section
      type="FirstVisit"
      variant="FirstVisitSteps"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <Steps {...content} />
        <Bring {...content} />
      </div>
    </Section>
  );
}

function Steps({ stepsTitle, steps }: FirstVisitContent) {
  if (steps.length === 0) return null;
  return (
    <div className="lg:col-span-7">
      {stepsTitle === "" ? null : (
        <Heading level={3} size="card" className="mb-6">
          {stepsTitle}
        </Heading>
      )}
      <ol>
        {steps.map(({ title, text }, index) => (
          <li
            key={index}
            className="relative flex gap-4 pb-7 before:absolute before:start-6 before:top-12 max-3xs:flex-col max-3xs:gap-1 max-3xs:before:hidden before:bottom-0 before:border-s-2 before:border-brand last:pb-0 last:before:hidden sm:gap-6"
          >
            <span
              aria-hidden="true"
              className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-brand bg-surface font-display text-xl text-brand tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 pt-2">
              <Heading level={4} size="small">
                {title}
              </Heading>
              <Paragraph text={text ?? ""} className="mt-1 max-w-text text-text-soft" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bring({ bringTitle, bring }: FirstVisitContent) {
  if (bring.length === 0) return null;
  return (
    <div className="rounded-card bg-info-soft p-card-large max-3xs:px-3 sm:p-8 lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
      {bringTitle === "" ? null : (
        <Heading level={3} size="card" className="mb-2">
          {bringTitle}
        </Heading>
      )}
      <ul className="divide-y divide-line">
        {bring.map((thing, index) => (
          <li key={index} className="flex gap-3 py-3 last:pb-0 max-3xs:gap-1.5 lg:py-4">
            <LineIcon lines={Check} className="mt-0.5 text-info max-3xs:hidden" />
            <span className="min-w-0">{thing}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
