import { Info } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { MethodIcon } from "#components/payment-method/method-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { useMessages } from "#messages/messages.tsx";
import { paymentsWords } from "#messages/words.ts";
import {
  type PaymentMethodsContent,
  type PaymentMethodsProps,
  paymentMethodsContent,
} from "./payment-methods.props.ts";

/** Specification, section 9: the first four are numbered steps, the rest a second row. */
const stepLimit = 4;

/**
 * Numbered icons along the brand's line with what to know of each method; further methods in a second row, beside the note for
 * all of them.
 */
export function PaymentMethodsSteps(props: PaymentMethodsProps) {
  const { sectionTitle, additionalInfo, methods, anchor, className, tone } = paymentMethodsContent(props);
  const rest = methods.slice(stepLimit);
  return (
    <Section
      type="PaymentMethods"
      variant="PaymentMethodsSteps"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} />
      <div className="relative">
        <div className="absolute inset-x-0 top-0 hidden h-20 items-center text-brand md:flex">
          <VesselLine kind="divider" className="h-16" />
        </div>
        <ol
          aria-labelledby={headingId(anchor)}
          className="grid gap-x-4 md:auto-cols-fr md:grid-flow-col lg:gap-x-8"
        >
          {methods.slice(0, stepLimit).map((method, index) => (
            <Step key={index} method={method} place={index + 1} />
          ))}
        </ol>
      </div>
      <div className="mt-2 grid items-start gap-x-16 gap-y-5 border-t border-line pt-5 md:mt-10 md:gap-y-8 md:pt-10 empty:hidden lg:grid-cols-2">
        {rest.length === 0 ? null : <OtherMethods methods={rest} anchor={anchor} />}
        {additionalInfo === "" ? null : (
          <div className="flex gap-4">
            <LineIcon lines={Info} className="mt-1 size-6 text-info" />
            <RichText text={additionalInfo} className="text-text-soft max-md:text-sm" />
          </div>
        )}
      </div>
    </Section>
  );
}

interface StepProps {
  method: PaymentMethodsContent["methods"][number];
  place: number;
}

function Step({ method: { name, icon, note }, place }: StepProps) {
  return (
    <li className="group relative flex gap-5 pb-4 max-3xs:flex-col max-3xs:gap-2 md:flex-col">
      {/* On narrow screens the line runs down, from disc to disc. */}
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-5 w-1 bg-brand group-last:hidden max-3xs:hidden md:hidden"
      />
      <span className="relative flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action md:size-20">
        <MethodIcon icon={icon} className="size-6 md:size-11" />
        <span
          aria-hidden="true"
          className="absolute -end-1.5 -top-1.5 flex size-6 items-center justify-center rounded-full border-2 border-action bg-surface text-xs font-semibold text-action tabular-nums md:size-9 md:text-base"
        >
          {place}
        </span>
      </span>
      <div className="min-w-0 flex-1 self-center max-3xs:self-auto md:self-auto lg:pr-4">
        <p className="font-display text-lg leading-tight wrap-anywhere lg:text-xl">{name}</p>
        <Paragraph text={note} className="mt-2 text-sm text-text-soft max-md:hidden" />
      </div>
    </li>
  );
}

function OtherMethods({ methods, anchor }: Pick<PaymentMethodsContent, "methods"> & { anchor: string }) {
  const messages = useMessages({ payments: paymentsWords });
  const labelId = `${anchor}-others`;
  return (
    <div>
      <p id={labelId} className="text-sm text-text-soft">
        {messages.payments.more}
      </p>
      <ul aria-labelledby={labelId} className="mt-3 flex flex-wrap gap-3">
        {methods.map(({ name, icon }, index) => (
          <li
            key={index}
            className="flex min-h-control min-w-0 items-center gap-3 rounded-full bg-surface px-card py-2 font-semibold"
          >
            <MethodIcon icon={icon} className="size-6 text-info" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
