import { Phone, Siren } from "lucide";
import { Button, textLink } from "#components/button/button.tsx";
import { cn } from "#components/class-names/class-names.ts";
import { useEmergencyCall } from "#components/contact-buttons/emergency-call.ts";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { MessageIcon } from "#components/icon/brand-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import {
  type CallToActionIndividualContent,
  type CallToActionIndividualProps,
  callToActionIndividualContent,
} from "./call-to-action-individual.props.ts";
import { leadSentence } from "./lead-sentence.ts";

const link = cn(textLink, "inline-flex min-h-control items-center gap-2.5");
const urgentLink = cn(link, "text-urgent hover:text-urgent");

/** The end of the text rather than a block of its own: no ground, links in place of buttons. Wide screens have the links beside the words. */
export function CallToActionIndividualInline(
  props: Omit<CallToActionIndividualProps, "icon" | "image" | "background">,
) {
  const { text, contact, anchor, className, tone } = callToActionIndividualContent(props);
  const { lead, rest } = leadSentence(text);
  return (
    <Section
      type="CallToActionIndividual"
      variant="CallToActionIndividualInline"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
      rhythm="compact"
    >
      <div className="grid gap-x-column gap-y-4 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-8">
          <Heading level={2} size="feature" vessel id={headingId(anchor)}>
            {lead}
          </Heading>
          {rest === "" ? null : (
            <p className="mt-4 max-w-text">
              <EmergencyText>{rest}</EmergencyText>
            </p>
          )}
        </div>
        <Links contact={contact} />
      </div>
    </Section>
  );
}

function Links({ contact }: Pick<CallToActionIndividualContent, "contact">) {
  const messages = useMessages({ contact: contactWords });
  const emergencyCall = useEmergencyCall();
  const { call, message, emergency } = contact;
  const urgent = emergency ? contact.urgent : null;
  if (!(call || message || urgent || (emergency && emergencyCall))) return null;
  return (
    <div className="flex flex-col items-start gap-1 lg:col-span-4 lg:border-l lg:border-line lg:pl-column">
      {emergency && emergencyCall && (
        <Button
          href={emergencyCall.href}
          look={emergency.prominent ? "emergency" : "urgent"}
          className="mb-2 max-xs:w-full"
        >
          <LineIcon lines={Phone} />
          {emergencyCall.label}
        </Button>
      )}
      {urgent && (
        <Link href={urgent.href} className={urgentLink}>
          <LineIcon lines={Siren} />
          {messages.contact.urgent}
        </Link>
      )}
      {call && (
        <Link href={call.href} className={link}>
          <LineIcon lines={Phone} />
          {call.label}
        </Link>
      )}
      {message && (
        <Link href={message.href} className={link}>
          <MessageIcon href={message.href} />
          {message.label}
        </Link>
      )}
    </div>
  );
}
