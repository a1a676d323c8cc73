import { ContactButtons } from "#components/contact-buttons/contact-buttons.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { RichText } from "#components/heading/rich-text.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import {
  type CostsOnly,
  type GeneralCallToActionContent,
  type GeneralCallToActionProps,
  generalCallToActionContent,
} from "./general-call-to-action.props.ts";
import { PriceLine } from "./price-line.tsx";

/** A picture with the price card over its edge; beside it the invitation and the three ways to answer. */
export function GeneralCallToActionFeature(
  props: Omit<GeneralCallToActionProps, "tone" | "included" | "hours" | "opening" | CostsOnly>,
) {
  const content = generalCallToActionContent(props);
  const { title, subtitle, text, image, background, contact, anchor, className } = content;
  return (
    <Section
      type="GeneralCallToAction"
      variant="GeneralCallToActionFeature"
      anchor={anchor}
      className={className}
      tone="info"
      background={
        background === null ? undefined : (
          <>
            <Picture image={background} decorative className="size-full" />
            <div className="absolute inset-0 bg-info-soft/90" />
          </>
        )
      }
    >
      <div className="grid items-center gap-x-16 gap-y-7 ms:gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading anchor={anchor} title={title} subtitle={subtitle} className="mb-4 md:mb-6" />
          <RichText text={text} />
          <ContactButtons contact={contact} urgent className="mt-6 max-xs:flex-col ms:mt-9" />
        </div>
        <div className="lg:order-first">
          <Picture
            image={image}
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="aspect-5/2 rounded-card ms:aspect-4/3 lg:aspect-square"
          />
          <PriceCard {...content} />
        </div>
      </div>
    </Section>
  );
}

function PriceCard({ price1, price2, description }: GeneralCallToActionContent) {
  const prices = [price1, price2].filter((price) => price !== "");
  if (prices.length === 0 && description === "") return null;
  return (
    <div className="relative mx-2 -mt-12 ms:mx-4 ms:-mt-14 lg:-mt-24 rounded-card bg-surface px-4 pt-2 pb-5 shadow-float ms:px-6 ms:pt-3 ms:pb-6 sm:mx-10 lg:-mr-8 lg:ml-8">
      <ul className="divide-y divide-line">
        {prices.map((price, index) => (
          <PriceLine key={index} text={price} />
        ))}
      </ul>
      {description === "" ? null : (
        <p className="border-t border-line pt-4 text-sm text-text-soft">{description}</p>
      )}
    </div>
  );
}
