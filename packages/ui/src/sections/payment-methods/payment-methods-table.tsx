import { Info } from "lucide";
import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { LineIcon } from "#components/icon/line-icon.tsx";
import { MethodIcon } from "#components/payment-method/method-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { paymentsWords } from "#messages/words.ts";
import {
  type PaymentMethodsContent,
  type PaymentMethodsProps,
  paymentMethodsContent,
} from "./payment-methods.props.ts";

/** A table of the methods with their notes. The note for all of them is under the title, on narrow screens below the table. */
export function PaymentMethodsTable(props: PaymentMethodsProps) {
  const { sectionTitle, additionalInfo, methods, anchor, className, tone } = paymentMethodsContent(props);
  return (
    <Section
      type="PaymentMethods"
      variant="PaymentMethodsTable"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
    >
      <div className="grid items-start gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <SectionHeading anchor={anchor} title={sectionTitle} className="mb-0 md:mb-0" />
        <MethodTable methods={methods} anchor={anchor} />
        {additionalInfo === "" ? null : (
          <div className="rounded-card bg-info-soft p-5 md:p-6">
            <LineIcon lines={Info} className="mb-3 size-6 text-info" />
            <RichText text={additionalInfo} className="text-sm" />
          </div>
        )}
      </div>
    </Section>
  );
}

/** Without a single note there is no column for them. */
function MethodTable({ methods, anchor }: Pick<PaymentMethodsContent, "methods"> & { anchor: string }) {
  const messages = useMessages({ payments: paymentsWords });
  const noted = methods.some(({ note }) => note !== "");
  return (
    <table
      aria-labelledby={headingId(anchor)}
      className="w-full border-t-2 border-text text-left lg:col-start-2 lg:row-span-2 lg:row-start-1 max-3xs:[&_:is(tr,th,td)]:block"
    >
      <thead className="text-sm text-text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-3 pr-4 font-medium">
            {messages.payments.method}
          </th>
          {noted ? (
            <th scope="col" className="py-3 font-medium">
              {messages.payments.note}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {methods.map(({ name, icon, note }, index) => (
          <tr key={index} className="align-top">
            <th
              scope="row"
              className="w-2/5 py-3 pr-4 text-sm leading-snug font-semibold max-3xs:w-full sm:w-auto sm:pr-8 sm:text-base md:py-5"
            >
              <span className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
                <MethodIcon icon={icon} className="size-8 text-info" />
                {name}
              </span>
            </th>
            {noted ? <td className="py-3 md:py-5 text-sm text-text-soft sm:text-base">{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
