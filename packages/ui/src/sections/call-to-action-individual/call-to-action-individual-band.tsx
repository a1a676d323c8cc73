import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import {
  type CallToActionIndividualProps,
  callToActionIndividualContent,
} from "./call-to-action-individual.props.ts";
import { leadSentence } from "./lead-sentence.ts";

/** The item's invitation on a dark band: its first sentence large, the rest and the buttons below. */
export function CallToActionIndividualBand(props: Omit<CallToActionIndividualProps, "tone" | "image">) {
  const { text, icon, background, contact, anchor, className } = callToActionIndividualContent(props);
  const { lead, rest } = leadSentence(text);
  return (
    <Section
      type="CallToActionIndividual"
      variant="CallToActionIndividualBand"
      anchor={anchor}
      className={className}
      tone="inverse"
      rhythm="compact"
      background={
        background === null ? undefined : (
          <>
            <Picture image={background} decorative className="size-full bg-scrim" />
            <div className="absolute inset-0 bg-scrim/80 lg:bg-transparent lg:bg-linear-to-r lg:from-scrim/90 lg:from-70% lg:to-scrim/60" />
          </>
        )
      }
    >
      <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-center">
        {icon === null ? null : (
          <Picture
            image={icon}
            alt=""
            sizes="8rem"
            className="hidden size-28 shrink-0 rounded-full bg-on-inverse p-6 md:block"
          />
        )}
        <div className="min-w-0 flex-1">
          <Heading level={2} size="feature" id={headingId(anchor)} className="max-w-4xl">
            {lead}
          </Heading>
          {rest === "" ? null : (
            <p className="mt-3 max-w-text text-on-inverse-soft">
              <EmergencyText>{rest}</EmergencyText>
            </p>
          )}
          <ContactButtons
            contact={contact}
            ground="dark"
            className="mt-5 max-xs:flex-col max-xs:gap-2 md:mt-8"
          />
        </div>
      </div>
    </Section>
  );
}
