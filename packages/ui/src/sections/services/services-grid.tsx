import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 6;

/**
 * One sheet of squares, picture and text by turns, like a chessboard: a service a row, from 1024 px two. `4n+3` and
 * `4n+4` are the services of every second row of two; a last one alone takes its whole row. Large text has no board.
 */
const square =
  "group relative grid last:odd:col-span-full 3xs:grid-cols-5 3xs:*:first:col-span-2 3xs:*:last:col-span-3 sm:grid-cols-2 sm:*:first:col-span-1 sm:*:last:col-span-1 3xs:even:*:first:order-last lg:even:*:first:order-none lg:nth-[4n+3]:*:first:order-last lg:nth-[4n+4]:*:first:order-last";

/** Pictures and texts alternate in one sheet without gaps. It draws the first six. */
export function ServicesGrid(props: CollectionProps) {
  const content = collectionContent(props, "services");
  const { linkText, items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Services"
      variant="ServicesGrid"
      anchor={anchor}
      className={className}
      tone="alt"
      chosenTone={tone}
      texts={content}
    >
      <ul className="grid overflow-hidden rounded-card bg-surface lg:grid-cols-2">
        {items.slice(0, homeLimit).map((item) => (
          <li key={item.id} className={square}>
            <Picture
              image={item.image}
              decorative
              sizes="(min-width: 64rem) 18rem, 46vw"
              className="aspect-4/3 3xs:aspect-auto 3xs:min-h-40 sm:min-h-72"
            />
            <div className="flex min-w-0 grow flex-col items-start p-3 sm:p-7">
              <ItemWords item={item} linkText={linkText} row />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
