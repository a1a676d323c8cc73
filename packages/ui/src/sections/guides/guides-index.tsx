import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type GuidesProps, guidesContent } from "./guides.props.ts";

const homeLimit = 6;
/** A phone has less room than guides. */
const phoneLimit = 4;

/** The contents page of a booklet: a large number and a title on a line, in two columns; one column on a phone. It draws the first six, a phone fewer. */
export function GuidesIndex(props: Omit<GuidesProps, "linkText">) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className, tone } = guidesContent(props);
  return (
    <Section
      type="Guides"
      variant="GuidesIndex"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
    >
      <SectionHeading
        anchor={anchor}
        title={sectionTitle}
        subtitle={sectionSubtitle}
        action={
          more?.label ? (
            <div className="max-sm:hidden">
              <MoreButton more={more} />
            </div>
          ) : null
        }
        className="sm:mb-10"
      />
      <ol className="border-t border-line-strong sm:border-t-0 md:grid md:grid-cols-2 md:gap-x-column">
        {items.slice(0, homeLimit).map((item, index) => (
          <li
            key={item.id}
            className={cn(
              "group relative flex items-center gap-4 border-b border-line-strong py-2 sm:gap-6 sm:py-5 md:items-baseline",
              index >= phoneLimit && "max-sm:hidden",
            )}
          >
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-3xl leading-none text-action tabular-nums sm:w-12 sm:text-4xl"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <Heading level={3} size="small" className="leading-snug group-hover:text-action">
                <ItemNameLink item={item} />
              </Heading>
              <Paragraph text={item.description} className="mt-1 hidden text-sm text-text-soft sm:block" />
            </div>
          </li>
        ))}
      </ol>
      {more?.label ? (
        <div className="mt-6 sm:hidden">
          <MoreButton more={more} />
        </div>
      ) : null}
    </Section>
  );
}
