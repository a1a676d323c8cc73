import { Compare } from "#components/compare/compare.tsx";
import { SectionHeading } from "#components/heading/heading.tsx";
import { Section } from "#components/section/section.tsx";
import { fill } from "#messages/fill.ts";
import { useMessages } from "#messages/messages.tsx";
import { beforeAfterWords } from "#messages/words.ts";
import { type BeforeAfterProps, beforeAfterContent, type Pair } from "./before-after.props.ts";
import { Disclaimer, PairText } from "./pair-parts.tsx";

/** Each pair as one picture with a line that a reader moves: two in a row, and one that is alone beside its text. */
export function BeforeAfterSlider(props: BeforeAfterProps) {
  const { sectionTitle, sectionSubtitle, disclaimer, pairs, anchor, className, tone } =
    beforeAfterContent(props);
  if (pairs.length === 0) return null;
  return (
    <Section
      type="BeforeAfter"
      variant="BeforeAfterSlider"
      anchor={anchor}
      className={className}
      chosenTone={tone}
    >
      <SectionHeading anchor={anchor} title={sectionTitle} subtitle={sectionSubtitle} />
      <ul className="grid gap-x-column gap-y-12 lg:grid-cols-2">
        {pairs.map((pair, index) => (
          <li key={index} className="group/pair min-w-0 lg:last:odd:col-span-2">
            <Slider pair={pair} />
          </li>
        ))}
      </ul>
      <Disclaimer text={disclaimer} />
    </Section>
  );
}

function Slider({ pair }: { pair: Pair }) {
  const { beforeAfter: words } = useMessages({ beforeAfter: beforeAfterWords });
  const { title, before, after, elapsed } = pair;
  return (
    <div className="grid gap-x-column gap-y-5 lg:group-last/pair:group-odd/pair:grid-cols-12 lg:group-last/pair:group-odd/pair:items-center">
      <div className="min-w-0 lg:group-last/pair:group-odd/pair:col-span-8">
        <Compare
          before={before}
          after={after}
          beforeLabel={words.before}
          afterLabel={elapsed || words.after}
          label={fill(words.compare, { title })}
          value={words.value}
          start={after.focus?.x}
          sizes="(min-width: 64rem) 48rem, 100vw"
        />
      </div>
      <PairText pair={pair} className="lg:group-last/pair:group-odd/pair:col-span-4" />
    </div>
  );
}
