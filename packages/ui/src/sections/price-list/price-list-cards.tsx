import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { type PriceListProps, priceListContent } from "./price-list.props.ts";
import { RowPrice } from "./row-price.tsx";

/** A card for each price, with its figure in large type. */
export function PriceListCards(props: PriceListProps) {
  const { sectionTitle, sectionSubtitle, rows, additionalInfo, anchor, className, tone } =
    priceListContent(props);
  return (
    <Section
      type="PriceList"
      variant="PriceListCards"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="flex flex-wrap gap-3 sm:gap-5">
        {rows.map((row, index) => (
          <li
            key={index}
            className="flex grow basis-72 flex-col rounded-card border-t-4 border-brand bg-surface p-card sm:p-7"
          >
            <Heading level={3} size="small">
              {row.name}
            </Heading>
            <p className="mt-2 font-display text-2xl text-action sm:mt-4 sm:text-3xl">
              <RowPrice {...row} />
            </p>
            <Paragraph text={row.note} className="mt-2 text-sm text-text-soft sm:mt-3" />
          </li>
        ))}
      </ul>
      <Paragraph text={additionalInfo} className="mt-6 text-sm text-text-soft md:mt-8" />
    </Section>
  );
}
