import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { type PriceListProps, priceListContent } from "./price-list.props.ts";
import { RowPrice } from "./row-price.tsx";

/** A line for each price, with dots from the name to the figure, as on a menu. */
export function PriceListMenu(props: PriceListProps) {
  const { sectionTitle, sectionSubtitle, rows, additionalInfo, anchor, className, tone } =
    priceListContent(props);
  return (
    <Section
      type="PriceList"
      variant="PriceListMenu"
      anchor={anchor}
      className={className}
      chosenTone={tone}
      width="text"
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} align="center" />
      <ul className="space-y-5 sm:space-y-6">
        {rows.map((row, index) => (
          <li key={index}>
            <div className="flex flex-wrap items-end justify-end gap-x-2 sm:gap-x-3">
              <Heading
                level={3}
                size="small"
                className="relative grow basis-[min-content] overflow-x-clip text-[length:min(var(--text-base),8.5vw)] text-wrap leading-snug sm:text-lg"
              >
                {/* The padding keeps room for the dots beside the last word. */}
                <span className="3xs:pe-9 sm:pe-20">{row.name}</span>
                <span
                  aria-hidden="true"
                  className="absolute -ms-7 h-[1.1em] w-full border-b-2 border-dotted border-line-strong max-3xs:hidden sm:-ms-17"
                />
              </Heading>
              <p className="text-end font-display text-[length:min(var(--text-base),8.5vw)] leading-snug text-action max-sm:w-min sm:text-lg">
                <RowPrice {...row} />
              </p>
            </div>
            <Paragraph text={row.note} className="mt-1 text-sm text-text-soft sm:text-base" />
          </li>
        ))}
      </ul>
      <Paragraph
        text={additionalInfo}
        className="mt-8 border-t border-line pt-5 text-sm text-text-soft md:mt-10"
      />
    </Section>
  );
}
