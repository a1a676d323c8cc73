import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type FaqProps, faqContent } from "./faq.props.ts";

/** All answers in view, in two columns on wide screens; a line above each question. */
export function FaqColumns(props: FaqProps) {
  const { sectionTitle, sectionSubtitle, questions, more, anchor, className, tone } = faqContent(props);
  return (
    <Section
      type="Faq"
      variant="FaqColumns"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={<MoreButton more={more} />}
      />
      <div className="gap-x-column lg:columns-2">
        {questions.map(({ question, answer }, index) => (
          <div key={index} className="break-inside-avoid border-t-2 border-brand pt-4 pb-8 md:pt-5 md:pb-12">
            <Heading level={3} size="card">
              {question}
            </Heading>
            <RichText text={answer} className="mt-2 text-text-soft md:mt-3" />
          </div>
        ))}
      </div>
    </Section>
  );
}
