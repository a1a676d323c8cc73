import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { sectionHeadingId } from "#components/heading/section-anchor.ts";
import { BrandIcon } from "#components/icon/brand-icon.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { Section } from "#components/section/section.tsx";
import type { CallToActionIndividualProps } from "./call-to-action-individual.contract.ts";
import { leadSentence } from "./lead-sentence.ts";

const link = cn(textLink, "inline-flex min-h-control items-center gap-2.5");

/** The end of the text rather than a block of its own: same column, no ground, links in place of buttons. */
export function CallToActionIndividualInline({ text, contact }: CallToActionIndividualProps) {
  const { lead, rest } = leadSentence(text);
  const { call, message } = contact;
  return (
    <Section
      type="CallToActionIndividual"
      variant="CallToActionIndividualInline"
      tone="paper"
      rhythm="compact"
    >
      <div className="max-w-text">
        <Heading level={2} size="card" vessel id={sectionHeadingId("CallToActionIndividual")}>
          {lead}
        </Heading>
        {rest === "" ? null : <p className="mt-4">{rest}</p>}
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 empty:hidden">
          {call && (
            <a href={call.href} className={link}>
              <Icon name="phone" />
              {call.label}
            </a>
          )}
          {message && (
            <a href={message.href} className={link}>
              <BrandIcon brand="whatsapp" />
              {message.label}
            </a>
          )}
        </p>
      </div>
    </Section>
  );
}
