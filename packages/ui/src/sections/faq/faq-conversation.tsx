import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type FaqProps, faqContent } from "./faq.props.ts";

const shown = 6;

/** Questions and answers as the messages of two people: the patient's at the end of the line, the office's at its start. */
export function FaqConversation(props: FaqProps) {
  const { sectionTitle, sectionSubtitle, questions, more, anchor, className, tone } = faqContent(props);
  return (
    <Section
      type="Faq"
      variant="FaqConversation"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <SectionHeading
            anchor={anchor}
            title={sectionTitle}
            subtitle={sectionSubtitle}
            action={<MoreButton more={more} />}
            className="mb-0 md:mb-0"
          />
        </div>
        <div className="space-y-8 md:space-y-10 lg:col-span-8">
          {questions.slice(0, shown).map(({ question, answer }, index) => (
            <div key={index} className="space-y-3">
              <Heading
                level={3}
                size="small"
                className="ms-auto w-fit max-w-full rounded-card rounded-ee-none bg-action px-[min(1.25rem,4vw)] py-3 text-pretty text-on-action sm:max-w-[85%] sm:px-6 sm:py-4"
              >
                {question}
              </Heading>
              <RichText
                text={answer}
                className="w-fit max-w-[92%] rounded-card rounded-es-none bg-surface px-[min(1.25rem,4vw)] py-4 max-3xs:max-w-full sm:max-w-[85%] sm:px-6 sm:py-5"
              />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
