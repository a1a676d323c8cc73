import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import {
  type CallToActionIndividualContent,
  type CallToActionIndividualProps,
  callToActionIndividualContent,
} from "./call-to-action-individual.props.ts";
import { leadSentence } from "./lead-sentence.ts";

/** A card on the page's own ground: the item's picture with its icon, and the invitation beside it. */
export function CallToActionIndividualCard(props: Omit<CallToActionIndividualProps, "background">) {
  const { text, icon, image, contact, anchor, className, tone } = callToActionIndividualContent(props);
  const { lead, rest } = leadSentence(text);
  return (
    <Section
      type="CallToActionIndividual"
      variant="CallToActionIndividualCard"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
      rhythm="compact"
    >
      <div className="grid grid-cols-1 overflow-hidden rounded-card bg-surface-alt md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Side icon={icon} image={image} />
        <div className="p-card sm:p-10 lg:p-14">
          <Heading level={2} size="feature" id={headingId(anchor)}>
            {lead}
          </Heading>
          {rest === "" ? null : (
            <p className="mt-4 max-w-text text-text-soft">
              <EmergencyText>{rest}</EmergencyText>
            </p>
          )}
          <ContactButtons contact={contact} className="mt-5 max-xs:flex-col max-xs:gap-2 md:mt-8" />
        </div>
      </div>
    </Section>
  );
}

/** Without a picture a coloured ground with the icon, large, or with the brand's line. */
function Side({ icon, image }: Pick<CallToActionIndividualContent, "icon" | "image">) {
  if (image === null) {
    return (
      <div className="relative flex min-h-28 md:min-h-40 items-center justify-center overflow-hidden bg-action-strong p-8 text-on-action">
        {icon === null ? (
          <VesselLine kind="divider" className="absolute inset-x-0 text-brand-on-inverse" />
        ) : (
          <ItemIcon icon={icon} className="size-28 md:size-40" />
        )}
      </div>
    );
  }
  return (
    <div className="relative min-h-36 md:min-h-52">
      <Picture image={image} decorative sizes="(min-width: 48rem) 24rem, 92vw" className="absolute inset-0" />
      {icon === null ? null : (
        <span className="absolute bottom-5 left-5 flex size-18 items-center justify-center rounded-full bg-action-strong text-on-action">
          <ItemIcon icon={icon} className="size-11" />
        </span>
      )}
    </div>
  );
}
