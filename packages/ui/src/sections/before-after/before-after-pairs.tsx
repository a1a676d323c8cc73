import { SectionHeading } from "#components/heading/heading.tsx";
import { Picture } from "#components/picture/picture.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { beforeAfterWords } from "#messages/words.ts";
import { type BeforeAfterProps, beforeAfterContent, type Pair } from "./before-after.props.ts";
import { Disclaimer, PairText } from "./pair-parts.tsx";

/** A card for each pair: the two pictures side by side, and the text below them. */
export function BeforeAfterPairs(props: BeforeAfterProps) {
  const { sectionTitle, sectionSubtitle, disclaimer, pairs, anchor, className, tone } =
    beforeAfterContent(props);
  if (pairs.length === 0) return null;
  return (
    <Section
      type="BeforeAfter"
      variant="BeforeAfterPairs"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="grid gap-5 md:gap-6 lg:grid-cols-2">
        {pairs.map((pair, index) => (
          <li key={index} className="min-w-0 overflow-hidden rounded-card bg-surface">
            <Pictures pair={pair} />
            <PairText pair={pair} className="p-card-large sm:p-8" />
          </li>
        ))}
      </ul>
      <Disclaimer text={disclaimer} />
    </Section>
  );
}

function Pictures({ pair: { before, after, elapsed } }: { pair: Pair }) {
  const { beforeAfter: words } = useMessages({ beforeAfter: beforeAfterWords });
  const pictures = [
    { image: before, label: words.before },
    { image: after, label: elapsed || words.after },
  ];
  return (
    <div className="grid grid-cols-2 gap-1 max-3xs:grid-cols-1">
      {pictures.map(({ image, label }) => (
        <figure key={label} className="min-w-0">
          <Picture image={image} sizes="(min-width: 64rem) 18rem, 50vw" className="aspect-4/3" />
          <figcaption className="bg-info-soft px-3 py-2 text-center text-sm leading-snug font-semibold wrap-anywhere">
            {label}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
