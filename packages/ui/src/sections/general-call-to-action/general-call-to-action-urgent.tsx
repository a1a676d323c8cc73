import { Siren } from "lucide";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { EmergencyNote } from "#components/emergency-text/emergency-note.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Link } from "#components/link/link.tsx";
import { OpeningStatus } from "#components/opening-status/opening-status.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { contactWords } from "#messages/words.ts";
import {
  type CostsOnly,
  type GeneralCallToActionContent,
  type GeneralCallToActionProps,
  generalCallToActionContent,
} from "./general-call-to-action.props.ts";
import { PriceLine } from "./price-line.tsx";

/** The urgencies number in the largest figures, before all else; then when the office is open, and the invitation. */
export function GeneralCallToActionUrgent(
  props: Omit<GeneralCallToActionProps, "included" | "image" | "background" | CostsOnly>,
) {
  const content = generalCallToActionContent(props);
  const { title, subtitle, text, contact, anchor, className, tone } = content;
  return (
    <Section
      type="GeneralCallToAction"
      variant="GeneralCallToActionUrgent"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <UrgentPhone contact={contact} />
      <div className="grid items-start gap-x-column gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading
            anchor={anchor}
            title={title}
            subtitle={subtitle}
            size="feature"
            className="mb-5 md:mb-5"
          />
          <RichText text={text} />
          <ContactButtons contact={contact} className="mt-5 max-xs:flex-col md:mt-8" />
        </div>
        <OfficeHours {...content} />
      </div>
      <Prices {...content} />
    </Section>
  );
}

function UrgentPhone({ contact: { urgent } }: Pick<GeneralCallToActionContent, "contact">) {
  const messages = useMessages({ contact: contactWords });
  if (!urgent) return null;
  return (
    <div
      data-tone="inverse"
      className="mb-7 flex flex-col gap-x-10 gap-y-4 rounded-card bg-inverse-urgent p-card text-on-inverse sm:p-10 md:mb-16 lg:flex-row lg:items-end lg:justify-between lg:p-14"
    >
      <Link href={urgent.href} className="group/phone block rounded-small no-underline">
        <span className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
          <LineIcon lines={Siren} className="size-8" />
          {messages.contact.urgent}
        </span>{" "}
        <span className="mt-3 block font-display text-3xl tabular-nums underline decoration-2 underline-offset-8 group-hover/phone:decoration-4 xs:text-5xl">
          {urgent.display}
        </span>
      </Link>
      <p className="border-t border-line-on-inverse pt-4 text-lg font-semibold text-balance lg:max-w-72 lg:border-0 lg:pt-0 lg:text-right">
        <EmergencyNote />
      </p>
    </div>
  );
}

/** Whether anybody answers now, and when they do. */
function OfficeHours({ hours, opening }: GeneralCallToActionContent) {
  return (
    <div className="rounded-card bg-surface-alt px-4 py-2 empty:hidden ms:px-6 ms:py-4 sm:px-8 lg:col-span-5">
      {/* Without script the status would only repeat the hours below it. */}
      <OpeningStatus
        hours={hours}
        opening={opening}
        besideHours
        className="w-full border-b border-line py-3 text-lg noscript:hidden ms:py-4"
      />
      {hours.length === 0 ? null : (
        <dl className="space-y-1 py-3 text-sm ms:space-y-2 ms:py-5 ms:text-base">
          {hours.map((line, index) => (
            <div key={index} className="flex flex-wrap gap-x-3 ms:gap-x-6">
              <dt>{line.days}</dt>
              <dd className="ms-auto font-semibold tabular-nums">{line.hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The prices, side by side over the whole width. */
function Prices({ price1, price2, description }: GeneralCallToActionContent) {
  const prices = [price1, price2].filter((price) => price !== "");
  return (
    <div className="mt-4 border-t border-line empty:hidden ms:mt-6 md:mt-14">
      {prices.length === 0 ? null : (
        <ul className="divide-y divide-line border-b border-line md:grid md:grid-cols-2 md:gap-x-column md:divide-y-0">
          {prices.map((price, index) => (
            <PriceLine key={index} text={price} />
          ))}
        </ul>
      )}
      {description === "" ? null : <p className="pt-4 text-sm text-text-soft">{description}</p>}
    </div>
  );
}
