import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemNameLink } from "../collection/item-link.tsx";
import { type GuidesProps, guidesContent } from "./guides.props.ts";

const homeLimit = 6;
/** A phone has less room than guides. */
const phoneLimit = 5;

/** The contents page of a booklet: a large number and a title on a line, in two columns. */
export function GuidesIndex(props: GuidesProps) {
  const content = guidesContent(props);
  const { items, anchor, className } = content;
  return (
    <CollectionSection
      type="Guides"
      variant="GuidesIndex"
      anchor={anchor}
      className={className}
      tone="alt"
      texts={content}
    >
      <ol className="grid border-t border-line-strong sm:border-t-0 md:grid-cols-2 md:gap-x-column">
        {items.slice(0, homeLimit).map((item, index) => (
          <li
            key={item.id}
            className={cn(
              "group relative flex min-h-12 items-center gap-4 border-b border-line-strong py-1 sm:gap-6 sm:py-5 md:items-baseline",
              index >= phoneLimit && "hidden sm:flex",
            )}
          >
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-2xl text-action tabular-nums sm:w-12 sm:text-4xl"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <Heading level={3} size="small" className="group-hover:text-action">
                <ItemNameLink item={item} />
              </Heading>
              <Paragraph text={item.description} className="mt-1 hidden text-sm text-text-soft sm:block" />
            </div>
          </li>
        ))}
      </ol>
    </CollectionSection>
  );
}
