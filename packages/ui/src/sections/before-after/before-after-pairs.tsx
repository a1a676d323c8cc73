import { PictureWithLabel } from "#components/compare/picture-with-label.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { beforeAfterWords } from "#messages/words.ts";
import { type BeforeAfterProps, beforeAfterContent, type Pair } from "./before-after.props.ts";
import { Disclaimer, PairText } from "./pair-parts.tsx";

/** A card for each pair: the two pictures side by side, and the text below them. */
export function BeforeAfterPairs(props: BeforeAfterProps) {
  const { sectionTitle, sectionSubtitle, disclaimer, pairs, anchor, className } = beforeAfterContent(props);
  if (pairs.length === 0) return null;
  return (
    <Section type="BeforeAfter" variant="BeforeAfterPairs" anchor={anchor} className={className} tone="alt">
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="grid gap-5 md:gap-6 lg:grid-cols-2">
        {pairs.map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no id, and two may read alike.
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
  const sizes = "(min-width: 64rem) 18rem, 50vw";
  return (
    <div className="grid grid-cols-2 gap-1 max-3xs:grid-cols-1">
      <PictureWithLabel image={before} label={words.before} sizes={sizes} className="aspect-square" />
      <PictureWithLabel
        image={after}
        label={elapsed || words.after}
        sizes={sizes}
        className="aspect-square"
      />
    </div>
  );
}
