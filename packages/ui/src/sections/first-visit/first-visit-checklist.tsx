import { Check } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type FirstVisitContent, type FirstVisitProps, firstVisitContent } from "./first-visit.props.ts";

/** A sheet with boxes to tick, which nothing stores, and the steps in a row below it. */
export function FirstVisitChecklist(props: FirstVisitProps) {
  const content = firstVisitContent(props);
  const { sectionTitle, sectionSubtitle, more, anchor, className, tone } = content;
  return (
    <Section
      type="FirstVisit"
      variant="FirstVisitChecklist"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-2 lg:items-center">
        <SectionHeading
          anchor={anchor}
          title={sectionTitle}
          subtitle={sectionSubtitle}
          action={<MoreButton more={more} />}
          className="mb-0 md:mb-0"
        />
        <Sheet {...content} />
      </div>
      <Steps {...content} />
    </Section>
  );
}

function Sheet({ bringTitle, bring }: FirstVisitContent) {
  if (bring.length === 0) return null;
  return (
    <div className="rounded-card bg-surface p-card shadow-float sm:p-8">
      {bringTitle === "" ? null : (
        <Heading level={3} size="card" className="mb-2">
          {bringTitle}
        </Heading>
      )}
      <ul className="divide-y divide-line">
        {bring.map((thing, index) => (
          <li key={index}>
            <label className="flex min-h-14 items-center gap-[min(1rem,3vw)] py-3 has-checked:text-text-soft has-checked:line-through">
              <span className="relative flex shrink-0">
                {/* A browser's own box is light grey in a dark theme, and looks disabled. */}
                <input
                  type="checkbox"
                  className="peer size-[min(1.5rem,8vw)] cursor-pointer appearance-none rounded-[min(var(--radius-small),0.375rem)] border-2 border-line-strong bg-surface-raised checked:border-action checked:bg-action"
                />
                <LineIcon
                  lines={Check}
                  className="pointer-events-none absolute inset-0 m-auto hidden size-[70%] text-on-action peer-checked:block print:text-text"
                />
              </span>
              <span className="min-w-0">{thing}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ stepsTitle, steps }: FirstVisitContent) {
  if (steps.length === 0) return null;
  return (
    <div className="mt-10 border-t border-line pt-8 md:mt-14 md:pt-10">
      {stepsTitle === "" ? null : (
        <Heading level={3} size="card" className="mb-6">
          {stepsTitle}
        </Heading>
      )}
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {steps.map(({ title, text }, index) => (
          <li key={index}>
            <Heading level={4} size="small" className="flex gap-2">
              <span aria-hidden="true" className="text-brand tabular-nums">
                {index + 1}
              </span>
              {title}
            </Heading>
            <Paragraph text={text ?? ""} className="mt-1 text-sm text-text-soft" />
          </li>
        ))}
      </ol>
    </div>
  );
}
