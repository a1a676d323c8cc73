import { Plus } from "lucide";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type FaqProps, faqContent } from "./faq.props.ts";

/** Each question is a card that opens its answer, one at a time and without script; the first is open. */
export function FaqAccordion(props: FaqProps) {
  const { sectionTitle, sectionSubtitle, questions, more, anchor, className, tone } = faqContent(props);
  return (
    <Section
      type="Faq"
      variant="FaqAccordion"
      anchor={anchor}
      className={className}
      chosenTone={tone}
      width="text"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <div className="space-y-3">
        {questions.map(({ question, answer }, index) => (
          // Panels that share a name close each other: HTML's own accordion.
          <details
            key={index}
            name={`${anchor}-accordion`}
            open={index === 0}
            className="group rounded-card bg-surface-alt open:bg-info-soft"
          >
            <summary className="flex min-h-14 items-center justify-between gap-[min(1rem,4.5vw)] rounded-card px-card-small py-3 hover:text-action sm:px-6 sm:py-4">
              <Heading level={3} size="small" className="min-w-0">
                {question}
              </Heading>
              <LineIcon
                lines={Plus}
                className="text-action transition-transform duration-200 ease-calm group-open:rotate-45"
              />
            </summary>
            <RichText text={answer} className="px-card-small pb-5 sm:px-6 sm:pb-6" />
          </details>
        ))}
      </div>
      <div className="mt-8 text-center empty:hidden md:mt-10">
        <MoreButton more={more} />
      </div>
    </Section>
  );
}
