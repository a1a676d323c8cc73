import { cn } from "#components/class-names/class-names.ts";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { type ComparisonContent, type ComparisonProps, comparisonContent } from "./comparison.props.ts";
import { Answer, TreatmentLink } from "./comparison-parts.tsx";

/** A table of questions and treatments; on narrow screens each question is a group with the answers of all treatments. */
export function ComparisonTable(props: ComparisonProps) {
  const content = comparisonContent(props);
  const { sectionTitle, sectionSubtitle, additionalInfo, anchor, className, tone } = content;
  return (
    <Section
      type="Comparison"
      variant="ComparisonTable"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <Table {...content} anchor={anchor} />
      <Paragraph text={additionalInfo} className="mt-6 max-w-text text-sm text-text-soft" />
    </Section>
  );
}

const cell = "max-lg:block lg:px-3 lg:py-5 xl:px-5";

function Table({ treatments, questions, anchor }: ComparisonContent & { anchor: string }) {
  return (
    <table aria-labelledby={headingId(anchor)} className="w-full text-start max-lg:block lg:table-fixed">
      <thead className="border-b-2 border-text max-lg:hidden">
        <tr>
          <td className="w-1/5" />
          {treatments.map(({ name }, index) => (
            <th
              key={index}
              scope="col"
              className={cn(
                "px-3 pb-4 text-start align-bottom font-display text-base leading-tight font-display xl:px-5 xl:text-lg",
                treatments.length < 4 && "lg:text-xl xl:text-xl",
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:space-y-6">
        {questions.map(({ question, answers }, index) => (
          <tr
            key={index}
            className="align-top max-sm:block sm:max-lg:flex sm:max-lg:flex-wrap sm:max-lg:gap-x-8 lg:border-b lg:border-line"
          >
            <th
              scope="row"
              className={cn(
                cell,
                "text-start font-semibold max-lg:w-full max-lg:border-b-2 max-lg:border-text max-lg:pb-1.5 max-lg:font-display max-lg:text-xl max-lg:font-display lg:ps-0 xl:ps-0",
              )}
            >
              {question}
            </th>
            {answers.map(({ treatment, text }, index) => (
              <td
                key={index}
                className={cn(
                  cell,
                  "max-sm:border-b max-sm:border-line max-sm:py-2 max-sm:leading-snug sm:max-lg:flex-1 sm:max-lg:pt-3",
                )}
              >
                <span className="block text-sm font-semibold text-info lg:hidden">{treatment.name}</span>
                <Answer text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {treatments.some(({ href }) => href !== "") ? <Links treatments={treatments} /> : null}
    </table>
  );
}

/** The last row: below each treatment the link to its page. */
function Links({ treatments }: Pick<ComparisonContent, "treatments">) {
  return (
    <tfoot className="max-lg:mt-4 max-lg:block">
      <tr className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-6">
        <td className="max-lg:hidden" />
        {treatments.map((treatment, index) => (
          <td key={index} className="max-lg:empty:hidden lg:px-3 lg:pt-3 xl:px-5">
            <TreatmentLink {...treatment} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
