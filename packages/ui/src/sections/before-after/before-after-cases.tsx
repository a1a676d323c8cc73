import { PictureWithLabel } from "#components/compare/picture-with-label.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { useMessages } from "#messages/messages.tsx";
import { beforeAfterWords } from "#messages/words.ts";
import { type BeforeAfterProps, beforeAfterContent, type Pair } from "./before-after.props.ts";
import { Disclaimer, PairText } from "./pair-parts.tsx";

/** The cases one below the other: the text first, then both pictures, joined by a line with the time between them. */
export function BeforeAfterCases(props: BeforeAfterProps) {
  const { sectionTitle, sectionSubtitle, disclaimer, pairs, anchor, className, tone } =
    beforeAfterContent(props);
  if (pairs.length === 0) return null;
  return (
    <Section
      type="BeforeAfter"
      variant="BeforeAfterCases"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ol className="divide-y divide-line border-t border-line">
        {pairs.map((pair, index) => (
          <li key={index} className="grid gap-x-column gap-y-6 py-8 md:py-12 lg:grid-cols-12">
            <PairText pair={pair} size="feature" className="lg:col-span-4" />
            <Story pair={pair} />
          </li>
        ))}
      </ol>
      <Disclaimer text={disclaimer} />
    </Section>
  );
}

/** Before, the time that passed, and after: from the top down on a phone, from left to right on wider screens. */
function Story({ pair: { before, after, elapsed } }: { pair: Pair }) {
  const { beforeAfter: words } = useMessages({ beforeAfter: beforeAfterWords });
  const sizes = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw";
  return (
    <div className="grid items-center sm:grid-cols-[1fr_auto_1fr] lg:col-span-8">
      <PictureWithLabel
        image={before}
        label={words.before}
        sizes={sizes}
        className="overflow-hidden rounded-card"
      />
      <div className="relative flex min-h-14 items-center justify-center py-3 before:absolute before:inset-y-0 before:border-s-2 before:border-brand sm:min-h-0 sm:min-w-8 sm:px-3 sm:before:inset-x-0 sm:before:inset-y-auto sm:before:border-s-0 sm:before:border-t-2">
        {elapsed === "" ? null : (
          <p className="relative rounded-full bg-surface px-4 py-2 text-center text-sm font-semibold sm:max-w-32">
            {elapsed}
          </p>
        )}
      </div>
      <PictureWithLabel
        image={after}
        label={words.after}
        sizes={sizes}
        className="overflow-hidden rounded-card"
      />
    </div>
  );
}
