import { cn } from "#components/class-names/class-names.ts";
import { Heading, SectionHeading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { Section } from "#components/section/section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";
import { MoreButton } from "../collection/more-button.tsx";
import { type GuidesProps, guidesContent } from "./guides.props.ts";

const homeLimit = 6;

/**
 * The contents page of a booklet: a large number and a title on a line, in two columns. On phones a strip of tabs, to be
 * read with the thumb, which ends in the link to all guides.
 */
export function GuidesIndex(props: GuidesProps) {
  const { sectionTitle, sectionSubtitle, more, items, anchor, className } = guidesContent(props);
  return (
    <Section
      type="Guides"
      variant="GuidesIndex"
      anchor={anchor}
      className={cn("max-sm:py-8", className)}
      tone="alt"
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
        className="mb-5 sm:mb-10"
      />
      <ol className="-mx-gutter flex snap-x gap-3 overflow-x-auto px-gutter pb-2 sm:mx-0 sm:grid sm:gap-0 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-2 md:gap-x-column">
        {items.slice(0, homeLimit).map((item, index) => (
          <li
            key={item.id}
            className="group relative flex min-h-20 w-[min(16rem,80vw)] shrink-0 snap-center items-center gap-3 max-sm:flex-wrap rounded-card bg-surface-raised px-4 py-3 sm:w-auto sm:gap-6 sm:rounded-none sm:border-b sm:border-line-strong sm:bg-surface-alt sm:px-0 sm:py-5 md:items-baseline"
          >
            <span
              aria-hidden="true"
              className="w-6 shrink-0 font-display text-2xl text-action tabular-nums sm:w-12 sm:text-4xl"
            >
              {index + 1}
            </span>
            <div className="min-w-words flex-1 sm:min-w-0">
              <Heading level={3} size="small" className="group-hover:text-action">
                <ItemNameLink item={item} />
              </Heading>
              <Paragraph text={item.description} className="mt-1 hidden text-sm text-text-soft sm:block" />
            </div>
          </li>
        ))}
        {more?.label ? (
          <li className="flex shrink-0 snap-center items-center sm:hidden">
            <MoreButton more={more} />
          </li>
        ) : null}
      </ol>
    </Section>
  );
}
