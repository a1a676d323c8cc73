import { Info } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { ItemIcon } from "#components/icon/item-icon.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { VesselLine } from "#components/vessel-line/vessel-line.tsx";
import { useMessages } from "#messages/messages.tsx";
import { paymentsWords } from "#messages/words.ts";
import {
  type PaymentMethodsContent,
  type PaymentMethodsProps,
  paymentMethodsContent,
} from "./payment-methods.props.ts";

/** Specification, section 9: the first four are steps, the rest a second row. */
const stepLimit = 4;

/** Numbers along the brand's line, a second row with further methods, and a note before paying. */
export function PaymentMethodsSteps(props: PaymentMethodsProps) {
  const { sectionTitle, additionalInfo, methods, anchor, className } = paymentMethodsContent(props);
  const rest = methods.slice(stepLimit);
  return (
    <Section
      type="PaymentMethods"
      variant="PaymentMethodsSteps"
      anchor={anchor}
      className={className}
      tone="alt"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} />
      <div className="relative">
        <VesselLine kind="divider" className="absolute inset-x-0 top-0 hidden h-16 text-brand lg:block" />
        <ol className="grid grid-cols-pair gap-x-4 sm:gap-x-8 lg:grid-cols-4">
          {methods.slice(0, stepLimit).map(({ name, icon }, index) => (
            <li
              key={name}
              className="relative flex items-center gap-3 py-2 md:gap-5 md:py-3 lg:flex-col lg:items-start lg:py-0"
            >
              <span
                aria-hidden="true"
                className="flex size-[min(2.5rem,14vw)] shrink-0 md:size-16 items-center justify-center rounded-full bg-action font-display text-xl text-on-action tabular-nums"
              >
                {index + 1}
              </span>
              <span className="flex min-w-0 items-center gap-3 text-sm leading-snug font-semibold md:text-lg wrap-anywhere">
                {icon && <ItemIcon icon={icon} className="text-text-soft max-md:hidden" />}
                {name}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-5 grid items-start gap-x-16 gap-y-5 border-t border-line pt-5 md:mt-10 md:gap-y-8 md:pt-10 empty:hidden lg:grid-cols-2">
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

function OtherMethods({ methods, anchor }: Pick<PaymentMethodsContent, "methods"> & { anchor: string }) {
  const messages = useMessages({ payments: paymentsWords });
  const labelId = `${anchor}-otras`;
  return (
    <div>
      <p id={labelId} className="text-sm text-text-soft">
        {messages.payments.more}
      </p>
      <ul aria-labelledby={labelId} className="mt-4 flex flex-wrap gap-3">
        {methods.map(({ name, icon }) => (
          <li
            key={name}
            className="flex min-h-control min-w-0 items-center gap-3 rounded-card bg-surface px-card py-2 font-semibold"
          >
            {icon && <ItemIcon icon={icon} className="size-6 text-text-soft" />}
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
