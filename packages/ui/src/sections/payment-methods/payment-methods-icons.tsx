import { SectionHeading } from "#components/heading/heading.tsx";
import { headingId } from "#components/heading/heading-id.ts";
import { RichText } from "#components/heading/rich-text.tsx";
import { MethodIcon } from "#components/payment-method/method-icon.tsx";
import { Section } from "#components/section/section.tsx";
import { type PaymentMethodsProps, paymentMethodsContent } from "./payment-methods.props.ts";

/** Every method at a glance: one ruled strip of large icons with their names; wrapped icons fill their row. */
export function PaymentMethodsIcons(props: PaymentMethodsProps) {
  const { sectionTitle, additionalInfo, methods, anchor, className, tone } = paymentMethodsContent(props);
  return (
    <Section
      type="PaymentMethods"
      variant="PaymentMethodsIcons"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} align="center" />
      <div className="overflow-hidden rounded-card bg-surface">
        <ul aria-labelledby={headingId(anchor)} className="-mr-px -mb-px flex flex-wrap">
          {methods.map(({ name, icon }, index) => (
            <li
              key={index}
              className="flex grow basis-[max(50%,7rem)] flex-col items-center gap-3 border-r border-b border-line px-2 py-5 md:gap-5 md:py-8 text-center text-sm xs:text-base sm:px-5 md:basis-1/3 lg:basis-1/5 lg:py-12"
            >
              <MethodIcon icon={icon} className="size-10 text-info md:size-14 lg:size-20" />
              <span className="max-w-full leading-snug font-semibold text-balance wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <RichText
        text={additionalInfo}
        className="mx-auto mt-6 text-center md:mt-10 text-balance text-text-soft"
      />
    </Section>
  );
}
