import { Check } from "lucide";
import { cn } from "#components/class-names/class-names.ts";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { pricesWords } from "#messages/words.ts";
import { type GeneralCallToActionProps, generalCallToActionContent } from "./general-call-to-action.props.ts";
import { sentencesOf } from "./included.ts";
import { splitPrice } from "./price-line.tsx";

/** Two prices side by side in one card, the second on dark ground; below them what is included, line by line. */
export function GeneralCallToActionPricing(props: GeneralCallToActionProps) {
  const content = generalCallToActionContent(props);
  const { title, subtitle, text, price1, price2, description, contact, anchor, className } = content;
  const prices = [price1, price2].filter((price) => price !== "");
  return (
    <Section
      type="GeneralCallToAction"
      variant="GeneralCallToActionPricing"
      anchor={anchor}
      className={className}
      tone="alt"
    >
      <SectionHeading anchor={anchor} title={title} subtitle={subtitle} align="center" />
      <div className="mx-auto max-w-4xl">
        <div className="overflow-hidden rounded-card bg-surface shadow-float empty:hidden">
          {prices.length === 0 ? null : <Prices prices={prices} />}
          {text === "" ? null : <Included text={text} anchor={anchor} />}
        </div>
        {description === "" ? null : (
          <p className="mx-auto mt-6 max-w-text text-center text-sm text-balance text-text-soft">
            {description}
          </p>
        )}
        <ContactButtons contact={contact} urgent className="mt-6 md:mt-9 xs:justify-center" />
      </div>
    </Section>
  );
}

function Prices({ prices }: { prices: string[] }) {
  return (
    <ul className="grid md:auto-cols-fr md:grid-flow-col">
      {prices.map((price, index) => {
        const { label, amount } = splitPrice(price);
        const second = index > 0;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, and they may read alike.
            key={index}
            data-tone={second ? "inverse" : "surface"}
            className={cn(
              "flex flex-col justify-end gap-2 p-card sm:gap-3 sm:p-10",
              second ? "bg-inverse text-on-inverse" : "bg-surface",
            )}
          >
            {amount === "" ? (
              <p className="mb-auto font-display text-2xl wrap-anywhere">{label}</p>
            ) : (
              <>
                <p className="mb-auto font-semibold wrap-anywhere">{label}</p>
                <p className="font-display text-4xl tabular-nums wrap-anywhere md:text-3xl lg:text-4xl">
                  {amount}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Included({ text, anchor }: { text: string; anchor: string }) {
  const messages = useMessages({ prices: pricesWords });
  const listId = `${anchor}-incluye`;
  return (
    <div className="border-t border-line p-card sm:p-10">
      <p id={listId} className="text-sm font-semibold text-text-soft">
        {messages.prices.included}
      </p>
      <ul aria-labelledby={listId} className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {sentencesOf(text).map((sentence) => (
          <li key={sentence} className="flex flex-wrap gap-x-3">
            <LineIcon lines={Check} className="mt-1 text-positive-strong" />
            <span className="min-w-words flex-1">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
