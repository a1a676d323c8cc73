import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { EmergencyText } from "#components/emergency-text/emergency-text.tsx";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { MethodIcon } from "#components/payment-method/method-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { insuranceWords, paymentsWords } from "#messages/words.ts";
import { leadSentence } from "../call-to-action-individual/lead-sentence.ts";
import {
  type GeneralCallToActionContent,
  type GeneralCallToActionProps,
  generalCallToActionContent,
} from "./general-call-to-action.props.ts";
import { splitAmount, splitPrice } from "./price-line.tsx";

/** A ticket in three parts: on its stub the first price in the largest figures, then the ways to pay, then every insurer. */
export function GeneralCallToActionCosts(
  props: Omit<GeneralCallToActionProps, "text" | "included" | "image" | "background" | "hours" | "opening">,
) {
  const content = generalCallToActionContent(props);
  const { title, subtitle, methods, insurers, contact, anchor, className, tone } = content;
  const buttons = <ContactButtons contact={contact} urgent className="lg:*:grow-0 lg:*:px-4" />;
  const listed = methods.length > 0 || insurers.length > 0;
  return (
    <Section
      type="GeneralCallToAction"
      variant="GeneralCallToActionCosts"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={title}
        size="feature"
        className="mb-4 gap-y-2 md:mb-7 md:gap-y-3"
        action={subtitle === "" ? undefined : <Subtitle text={subtitle} />}
      />
      <div className="lg:flex">
        <Stub {...content} />
        {listed ? (
          <div className="flex min-w-0 flex-col justify-between gap-y-2 rounded-card bg-surface p-card sm:p-8 md:gap-y-4 lg:grow">
            <div className="flex flex-col gap-x-8 gap-y-2 md:flex-row">
              <WaysToPay {...content} />
              <Insurers {...content} />
            </div>
            {buttons}
          </div>
        ) : null}
      </div>
      {listed ? null : <div className="mt-5 empty:hidden md:mt-6">{buttons}</div>}
    </Section>
  );
}

/** Across from the title on wide screens, under it on narrow ones. */
const Subtitle = ({ text }: { text: string }) => (
  <p className="text-text-soft md:text-lg lg:max-w-3/5">
    <EmergencyText>{text}</EmergencyText>
  </p>
);

/** The prices and what may change them; a dashed line where the ticket is torn off. */
function Stub({ price1, price2, description }: GeneralCallToActionContent) {
  const [mainPrice, otherPrice] = [price1, price2].filter((price) => price !== "");
  if (mainPrice === undefined && description === "") return null;
  return (
    <div className="relative rounded-card bg-info-soft p-card after:absolute after:inset-x-card after:bottom-0 after:border-t-2 after:border-dashed after:border-line-strong last:after:hidden sm:p-8 md:grid md:grid-cols-2 md:items-end md:gap-x-8 lg:w-full lg:not-last:block lg:not-last:basis-[36%] lg:not-last:shrink-0 lg:after:inset-x-auto lg:after:inset-y-card lg:after:right-0 lg:after:border-t-0 lg:after:border-l-2">
      {mainPrice === undefined ? null : (
        <ul className="min-w-0">
          <MainPrice text={mainPrice} />
          {otherPrice === undefined ? null : <OtherPrice text={otherPrice} />}
        </ul>
      )}
      <Paragraph text={description} className="mt-2 text-sm text-text-soft first:mt-0 md:mt-4 lg:mt-6" />
    </div>
  );
}

function MainPrice({ text }: { text: string }) {
  const { label, amount } = splitPrice(text);
  if (amount === "") return <li className="font-display text-3xl wrap-anywhere">{label}</li>;
  const { figures, currency } = splitAmount(amount);
  return (
    <li>
      <p className="text-lg font-semibold wrap-anywhere">{label}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-display text-5xl text-action-strong tabular-nums wrap-anywhere lg:max-xl:text-4xl">
        <span>{figures}</span> <span className="text-xl tracking-normal text-text-soft">{currency}</span>
      </p>
    </li>
  );
}

function OtherPrice({ text }: { text: string }) {
  const { label, amount } = splitPrice(text);
  return (
    <li className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line pt-3 md:mt-4 lg:mt-6 lg:pt-5">
      <span className="min-w-words flex-1 text-sm wrap-anywhere">{label}</span>
      {amount === "" ? null : (
        <span className="font-display text-lg tabular-nums wrap-anywhere">{amount}</span>
      )}
    </li>
  );
}

function WaysToPay({
  methods,
  methodsNote,
  anchor,
}: Pick<GeneralCallToActionContent, "methods" | "methodsNote" | "anchor">) {
  const { placeholderTitle, note } = useMessages({ payments: paymentsWords }).payments;
  if (methods.length === 0) return null;
  const listId = `${anchor}-methods`;
  const noted = methods.filter((method) => method.note !== "");
  return (
    <div className="min-w-0 md:flex-2">
      <Heading level={3} size="small" id={listId}>
        {placeholderTitle}
      </Heading>
      <ul
        aria-labelledby={listId}
        className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm leading-snug md:mt-3 md:flex-col md:gap-y-2"
      >
        {methods.map(({ name, icon }, index) => (
          <li key={index} className="flex min-w-0 items-center gap-2">
            <MethodIcon icon={icon} className="size-5.5 text-info" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      {noted.length === 0 && methodsNote === "" ? null : (
        <More summary={note}>
          {noted.length === 0 ? null : (
            <dl className="space-y-2">
              {noted.map((method, index) => (
                <div key={index}>
                  <dt className="font-semibold">{method.name}</dt>
                  <dd>{method.note}</dd>
                </div>
              ))}
            </dl>
          )}
          <RichText text={methodsNote} />
        </More>
      )}
    </div>
  );
}

function Insurers({
  insurers,
  insurersNote,
  anchor,
}: Pick<GeneralCallToActionContent, "insurers" | "insurersNote" | "anchor">) {
  const { list } = useMessages({ insurance: insuranceWords }).insurance;
  if (insurers.length === 0) return null;
  const listId = `${anchor}-insurers`;
  const { lead, rest } = leadSentence(insurersNote);
  return (
    <div className="min-w-0 md:flex-3">
      <Heading level={3} size="small" id={listId}>
        {list}
      </Heading>
      <ul
        aria-labelledby={listId}
        className="mt-2 columns-[2_7rem] gap-x-3 text-sm leading-snug md:mt-3 md:gap-x-5"
      >
        {insurers.map((name, index) => (
          <li key={index} className="break-inside-avoid pb-1 md:pb-2 wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {rest === "" ? (
        <Paragraph text={lead} className="mt-2 text-sm text-text-soft" />
      ) : (
        <More summary={lead}>
          <RichText text={rest} />
        </More>
      )}
    </div>
  );
}

/** A line that opens the small print under it. */
function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group text-sm text-text-soft max-md:-my-1.5">
      <summary className="flex items-center gap-2 py-3 font-semibold text-action hover:text-action-strong">
        {summary}
        <LineIcon
          lines={ChevronDown}
          className="size-4 transition-transform duration-200 ease-calm group-open:rotate-180"
        />
      </summary>
      <div className="space-y-3 pb-2">{children}</div>
    </details>
  );
}
