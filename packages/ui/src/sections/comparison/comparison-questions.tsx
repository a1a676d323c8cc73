import { Plus } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { type ComparisonProps, comparisonContent } from "./comparison.props.ts";
import { Answer, TreatmentLink } from "./comparison-parts.tsx";

/** Questions in large type. Each opens the answers of all treatments, one at a time and without script; the first is open. */
export function ComparisonQuestions(props: ComparisonProps) {
  const content = comparisonContent(props);
  const { sectionTitle, sectionSubtitle, questions, additionalInfo, anchor, className, tone } = content;
  const linked = content.treatments.filter(({ href }) => href !== "");
  return (
    <Section
      type="Comparison"
      variant="ComparisonQuestions"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <div className="border-t border-line-strong">
        {questions.map(({ question, answers }, index) => (
          <details
            key={index}
            name={`${anchor}-questions`}
            open={index === 0}
            className="group border-b border-line-strong"
          >
            <summary className="flex min-h-16 items-center justify-between gap-[min(1rem,4.5vw)] py-3 hover:text-action sm:py-4">
              <Heading level={3} size="card" className="min-w-0">
                {question}
              </Heading>
              <LineIcon
                lines={Plus}
                className="size-6 text-action transition-transform duration-200 ease-calm group-open:rotate-45"
              />
            </summary>
            <dl className="mb-6 grid gap-3 md:auto-cols-fr md:grid-flow-col md:gap-5">
              {answers.map(({ treatment, text }, index) => (
                <div key={index} className="rounded-card bg-surface-raised p-card sm:p-6">
                  <dt className="font-semibold text-info">{treatment.name}</dt>
                  <dd className="mt-1">
                    <Answer text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
      {linked.length === 0 ? null : (
        <ul className="mt-6 flex flex-wrap gap-x-6">
          {linked.map((treatment, index) => (
            <li key={index}>
              <TreatmentLink {...treatment} />
            </li>
          ))}
        </ul>
      )}
      <Paragraph text={additionalInfo} className="mt-4 max-w-text text-sm text-text-soft" />
    </Section>
  );
}
