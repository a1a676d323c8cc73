import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { priceListWords } from "#messages/words.ts";
import { type PriceListProps, type PriceListRow, priceListContent } from "./price-list.props.ts";

/** A card for each price, with its figure in large type. The figures of a row of cards have one baseline. */
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
      <ul className="-mb-3 grid sm:-mb-5 md:grid-cols-6 md:gap-x-5">
        {rows.map((row, index) => (
          <PriceCard key={index} row={row} place={placeOf(index, rows.length)} />
        ))}
      </ul>
      <Paragraph text={additionalInfo} className="mt-6 text-sm text-text-soft md:mt-8" />
    </Section>
  );
}

/** Rows of the grid: name, "from", figure, note. A strip has them in one line, its figure below that of the second card. */
const card = cva(
  "row-span-4 mb-3 grid grid-rows-subgrid gap-y-0 rounded-card border-t-4 border-brand bg-surface p-card sm:mb-5 sm:p-7 md:p-5 lg:p-7",
  {
    variants: {
      place: {
        third: "md:col-span-2",
        half: "md:col-span-3",
        strip:
          "md:col-span-full md:row-span-1 md:grid-cols-subgrid md:grid-rows-1 md:items-baseline lg:items-baseline-last lg:py-6",
      },
    },
  },
);

type Place = NonNullable<VariantProps<typeof card>["place"]>;

/** Three cards in a row. Two that are left over share the last row, and a single one is a strip. */
function placeOf(index: number, count: number): Place {
  const leftOver = count % 3;
  if (index < count - leftOver) return "third";
  return leftOver === 1 ? "strip" : "half";
}

function PriceCard({ row, place }: { row: PriceListRow; place: Place }) {
  const strip = place === "strip";
  return (
    <li className={card({ place })}>
      <Heading level={3} size="small" className={cn("mb-2 sm:mb-3", strip && "md:col-span-2 md:mb-0")}>
        {row.name}
      </Heading>
      <div
        className={cn(
          "contents",
          strip &&
            "md:col-span-4 md:block md:ps-5 lg:flex lg:items-baseline-last lg:justify-between lg:gap-x-6 lg:ps-7",
        )}
      >
        <p className={cn("contents", strip && "md:block lg:shrink-0")}>
          <CardPrice {...row} />
        </p>
        <Paragraph
          text={row.note}
          className={cn("row-start-4 mt-2 text-sm text-text-soft sm:mt-3", strip && "md:mt-1 lg:mt-0")}
        />
      </div>
    </li>
  );
}

/** A price, its end in letters: `$800 MXN`. */
const priceWithCurrency = /^(.*\d)\s+(\p{L}.*)$/u;

function CardPrice({ price, from }: PriceListRow) {
  const { priceList: words } = useMessages({ priceList: priceListWords });
  if (price === "")
    return (
      <span className="row-start-3 block font-display text-2xl text-action md:text-xl lg:text-2xl">
        {words.onRequest}
      </span>
    );
  const [, figure = price, currency] = priceWithCurrency.exec(price) ?? [];
  return (
    <>
      {from ? <span className="row-start-2 block text-sm text-text-soft">{words.from}</span> : null}{" "}
      <span className="row-start-3 block font-display text-2xl text-action tabular-nums sm:text-3xl md:text-2xl lg:text-3xl">
        {figure}
        {currency === undefined ? null : (
          <span className="text-[0.5em] tracking-normal print:text-xs"> {currency}</span>
        )}
      </span>
    </>
  );
}
