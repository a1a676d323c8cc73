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
const wideSizes = "(min-width: 1280px) 36rem, (min-width: 768px) 46vw, 90vw";
const cardSizes = "(min-width: 1280px) 24rem, (min-width: 768px) 30vw, 90vw";

const spans = { row: "md:col-span-6", half: "md:col-span-3", third: "md:col-span-2" };

/** Cards in three columns, each with its picture. */
export function PurposeCards(props: PurposeProps) {
  const { items, className, ...texts } = purposeContent(props);
  return (
    <Section type="Purpose" variant="PurposeCards" anchor={texts.anchor} className={className} tone="alt">
      <PurposeHeading {...texts} />
      <ul className="grid gap-6 md:grid-cols-6">
        {items.map((item, index) => {
          const place = span(index, items.length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: purposes have no id, and two may read alike.
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
      className={cn(
        "flex h-full flex-col overflow-hidden rounded-card bg-surface",
        wide && "md:grid md:grid-cols-2",
      )}
    >
      <Picture
        image={item.image ?? item.background}
        alt=""
        sizes={wide ? wideSizes : cardSizes}
        className={cn("aspect-4/3", wide && "md:aspect-auto")}
      />
      <div className={cn("p-7 md:p-6 lg:p-7", wide && "self-center md:p-10 lg:p-14")}>
        <Heading level={3} size={wide ? "feature" : "card"}>
          {item.title}
        </Heading>
        <Paragraph text={item.description} className={cn("mt-3 text-text-soft", wide && "text-lg")} />
      </div>
    </article>
  );
}
