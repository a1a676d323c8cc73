import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { type ComparisonProps, comparisonContent, type Treatment } from "./comparison.props.ts";
import { Answer, TreatmentLink } from "./comparison-parts.tsx";

/** A card for each treatment. Side by side, the same question is at the same height in all of them. */
export function ComparisonCards(props: ComparisonProps) {
  const content = comparisonContent(props);
  const { sectionTitle, sectionSubtitle, treatments, questions, additionalInfo, anchor, className, tone } =
    content;
  return (
    <Section
      type="Comparison"
      variant="ComparisonCards"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="grid gap-x-5 lg:auto-cols-fr lg:grid-flow-col">
        {treatments.map((treatment, column) => (
          <TreatmentCard
            key={column}
            treatment={treatment}
            answers={questions.map(({ question, answers }) => ({
              question,
              text: answers[column]?.text ?? "",
            }))}
          />
        ))}
      </ul>
      <Paragraph text={additionalInfo} className="mt-6 max-w-text text-sm text-text-soft" />
    </Section>
  );
}

interface TreatmentCardProps {
  treatment: Treatment;
  answers: readonly { question: string; text: string }[];
}

/** Its rows are those of the grid around it: the name, the answers, the link. */
function TreatmentCard({ treatment, answers }: TreatmentCardProps) {
  const rows: Record<string, number> = { "--rows": answers.length + 2, "--answers": answers.length };
  return (
    <li
      style={rows}
      className="row-[span_var(--rows)] mb-5 grid grid-rows-subgrid overflow-hidden rounded-card bg-surface-raised last:mb-0 lg:mb-0"
    >
      <Heading
        level={3}
        size="card"
        className="flex items-center bg-info px-card py-3 text-on-info sm:px-6 sm:py-4"
      >
        {treatment.name}
      </Heading>
      <dl className="row-[span_var(--answers)] grid grid-rows-subgrid px-card sm:px-6">
        {answers.map(({ question, text }, index) => (
          <div
            key={index}
            className="grid content-start items-baseline gap-x-6 py-2.5 max-sm:leading-snug sm:py-4 not-last:border-b not-last:border-line sm:max-lg:grid-cols-[1fr_2fr]"
          >
            <dt className="text-sm font-semibold text-info">{question}</dt>
            <dd>
              <Answer text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {treatment.href === "" ? null : (
        <div className="mx-card border-t border-line py-3 sm:mx-6">
          <TreatmentLink {...treatment} />
        </div>
      )}
    </li>
  );
}
