import { Check } from "lucide";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { pricesWords } from "#messages/words.ts";
import {
  type CostsOnly,
  type GeneralCallToActionProps,
  generalCallToActionContent,
} from "./general-call-to-action.props.ts";
import { splitAmount, splitPrice } from "./price-line.tsx";

/** One card: the first price in the largest figures on dark ground, the second in a row below; beside them what is included. */
export function GeneralCallToActionPricing(
  props: Omit<GeneralCallToActionProps, "image" | "background" | "hours" | "opening" | CostsOnly>,
) {
  const content = generalCallToActionContent(props);
  const { title, subtitle, text, included, price1, price2, description, contact, anchor, className, tone } =
    content;
  const [mainPrice, otherPrice] = [price1, price2].filter((price) => price !== "");
  return (
    <Section
      type="GeneralCallToAction"
      variant="GeneralCallToActionPricing"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={title} subtitle={subtitle} align="center" />
      <div className="overflow-hidden rounded-card bg-surface shadow-float lg:flex">
        {mainPrice === undefined ? null : (
          <ul
            data-tone="inverse"
            className="flex flex-col justify-center bg-inverse p-card text-on-inverse sm:p-10 lg:w-1/2 lg:p-14"
          >
            <MainPrice text={mainPrice} />
            {otherPrice === undefined ? null : <OtherPrice text={otherPrice} />}
          </ul>
        )}
        <div className="flex flex-1 flex-col gap-6 p-card empty:hidden sm:p-10 lg:justify-center lg:p-14">
          {included.length > 0 ? <Included items={included} anchor={anchor} /> : <Paragraph text={text} />}
          {description === "" ? null : <p className="text-sm text-text-soft">{description}</p>}
          <ContactButtons contact={contact} urgent className="max-xs:flex-col" />
        </div>
      </div>
    </Section>
  );
}

/** `$1,000 MXN` in two sizes: the figures, and the currency small beside them. */
function MainPrice({ text }: { text: string }) {
  const { label, amount } = splitPrice(text);
  if (amount === "") return <li className="font-display text-3xl wrap-anywhere">{label}</li>;
  const { figures, currency } = splitAmount(amount);
  return (
    <li>
      <p className="text-lg font-semibold wrap-anywhere">{label}</p>
      <p className="mt-2 font-display text-5xl tabular-nums wrap-anywhere">
        {figures} <span className="text-xl tracking-normal text-on-inverse-soft">{currency}</span>
      </p>
    </li>
  );
}

function OtherPrice({ text }: { text: string }) {
  const { label, amount } = splitPrice(text);
  return (
    <li className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line-on-inverse pt-5 lg:mt-8">
      <span className="w-full text-sm sm:w-auto sm:flex-1 wrap-anywhere text-on-inverse-soft">{label}</span>
      <span className="font-display text-xl tabular-nums wrap-anywhere">{amount}</span>
    </li>
  );
}

function Included({ items, anchor }: { items: readonly string[]; anchor: string }) {
  const messages = useMessages({ prices: pricesWords });
  const listId = `${anchor}-included`;
  return (
    <div>
      <Heading level={3} size="small" id={listId}>
        {messages.prices.included}
      </Heading>
      <ul aria-labelledby={listId} className="mt-4 space-y-3">
        {items.map((item, index) => (
          <li key={index} className="flex flex-wrap gap-x-4 gap-y-1">
            <LineIcon
              lines={Check}
              className="mt-0.5 size-6 rounded-full bg-positive-soft p-1 text-positive-strong"
            />
            <span className="min-w-words flex-1">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
