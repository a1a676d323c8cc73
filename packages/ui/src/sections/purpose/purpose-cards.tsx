import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { type PurposeItem, type PurposeProps, purposeContent } from "./purpose.props.ts";
import { PurposeHeading } from "./purpose-heading.tsx";

/** Where three columns would leave one card over, the first takes a row of its own; two over share a row. */
function span(index: number, count: number): "row" | "half" | "third" {
  const over = count % 3;
  if (over === 1 && index === 0) return "row";
  if (over === 2 && index < 2) return "half";
  return "third";
}

/** Pictures of a card that has its row alone, and of the others, which are two or three in a row. */
const wideSizes = "(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, (min-width: 37.5rem) 90vw, 30vw";
const cardSizes = "(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, (min-width: 37.5rem) 90vw, 30vw";

const spans = { row: "md:col-span-6", half: "md:col-span-3", third: "md:col-span-2" };

/** Cards in three columns, each with its picture; on a phone in one column, with the picture at the left. */
export function PurposeCards(props: PurposeProps) {
  const { items, className, tone, ...texts } = purposeContent(props);
  return (
    <Section
      type="Purpose"
      variant="PurposeCards"
      anchor={texts.anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <PurposeHeading {...texts} />
      <ul className="grid gap-2 ms:gap-6 md:grid-cols-6">
        {items.map((item, index) => {
          const place = span(index, items.length);
          return (
            <li key={index} className={spans[place]}>
              <Card item={item} wide={place === "row"} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Card({ item, wide }: { item: Required<PurposeItem>; wide: boolean }) {
  return (
    <article
      aria-label={item.title}
      className={cn(
        "flex h-full overflow-hidden rounded-card bg-surface max-3xs:flex-col ms:flex-col",
        wide && "md:grid md:grid-cols-2",
      )}
    >
      <Picture
        image={item.image ?? item.background}
        decorative
        sizes={wide ? wideSizes : cardSizes}
        className={cn(
          "w-1/4 shrink-0 max-3xs:aspect-3/1 max-3xs:w-full ms:aspect-4/3 ms:w-full",
          wide && "md:aspect-auto",
        )}
      />
      <div
        className={cn(
          "min-w-0 flex-1 self-center p-card-small ms:self-auto ms:p-7 md:p-6 lg:p-7",
          wide && "md:self-center md:p-10 lg:p-14",
        )}
      >
        <Heading level={3} size={wide ? "feature" : "card"} className="max-ms:text-lg max-ms:leading-tight">
          {item.title}
        </Heading>
        <Paragraph
          text={item.description}
          className={cn("mt-3 text-text-soft max-ms:mt-1 max-ms:text-sm", wide && "ms:text-lg")}
        />
      </div>
    </article>
  );
}
