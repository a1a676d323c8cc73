import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading } from "#components/heading/heading.tsx";
import { sectionHeadingId } from "#components/heading/section-anchor.ts";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import type { CallToActionIndividualProps } from "./call-to-action-individual.contract.ts";
import { leadSentence } from "./lead-sentence.ts";

/** A card on the page's own ground: a coloured side with the item's icon, large, and the invitation beside it. */
export function CallToActionIndividualCard({ text, icon, contact }: CallToActionIndividualProps) {
  const { lead, rest } = leadSentence(text);
  return (
    <Section type="CallToActionIndividual" variant="CallToActionIndividualCard" tone="paper" rhythm="compact">
      <div className="grid grid-cols-1 overflow-hidden rounded-card bg-bone md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="relative flex min-h-40 items-center justify-center overflow-hidden bg-artery-deep p-8 text-white">
          {icon === null ? (
            <VesselLine kind="divider" className="absolute inset-x-0 text-artery-glow" />
          ) : (
            <ItemIcon path={icon.path} className="size-28 md:size-40" />
          )}
        </div>
        <div className="px-5 py-8 sm:p-10 lg:p-14">
          <Heading level={2} size="feature" id={sectionHeadingId("CallToActionIndividual")}>
            {lead}
          </Heading>
          {rest === "" ? null : <p className="mt-4 max-w-text text-ink-soft">{rest}</p>}
          <ContactButtons contact={contact} className="mt-8" />
        </div>
      </div>
    </Section>
  );
}
