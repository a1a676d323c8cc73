import { Phone } from "lucide";
import { textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { MessageIcon } from "#components/icon/brand-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import {
  type CallToActionIndividualProps,
  callToActionIndividualContent,
} from "./call-to-action-individual.props.ts";
import { leadSentence } from "./lead-sentence.ts";

const link = cn(textLink, "inline-flex min-h-control items-center gap-2.5");

/** The end of the text rather than a block of its own: same column, no ground, links in place of buttons. */
export function CallToActionIndividualInline(props: CallToActionIndividualProps) {
  const { text, contact, anchor, className } = callToActionIndividualContent(props);
  const { lead, rest } = leadSentence(text);
  const { call, message } = contact;
  return (
    <Section
      type="CallToActionIndividual"
      variant="CallToActionIndividualInline"
      anchor={anchor}
      className={className}
      tone="surface"
      rhythm="compact"
    >
      <div className="max-w-text">
        <Heading level={2} size="card" vessel id={headingId(anchor)}>
          {lead}
        </Heading>
        {rest === "" ? null : (
          <p className="mt-4">
            <EmergencyText>{rest}</EmergencyText>
          </p>
        )}
        {(call || message) && (
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
            {call && (
              <a href={call.href} className={link}>
                <LineIcon lines={Phone} />
                {call.label}
              </a>
            )}
            {message && (
              <a href={message.href} className={link}>
                <MessageIcon />
                {message.label}
              </a>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}
