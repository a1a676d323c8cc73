import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 6;

/**
 * One sheet of squares, picture and text by turns, like a chessboard: from 640 px a service a row, from 1024 two.
 * `4n+3` and `4n+4` are the services of every second row of two; a last one alone takes its whole row.
 */
const square =
  "group relative grid last:odd:col-span-full sm:grid-cols-2 sm:even:*:first:order-last lg:even:*:first:order-none lg:nth-[4n+3]:*:first:order-last lg:nth-[4n+4]:*:first:order-last";

/** Pictures and texts alternate in one sheet without gaps. */
export function ServicesGrid(props: CollectionProps) {
  const content = collectionContent(props, "servicios");
  const { linkText, items, anchor, className } = content;
  return (
    <CollectionSection
      type="Services"
      variant="ServicesGrid"
      anchor={anchor}
      className={className}
      tone="alt"
      texts={content}
    >
      <ul className="grid overflow-hidden rounded-card bg-surface lg:grid-cols-2">
        {items.slice(0, homeLimit).map((item) => (
          <li key={item.id} className={square}>
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 18rem, (min-width: 640px) 46vw, 92vw"
              className="aspect-4/3 sm:aspect-auto sm:min-h-72"
            />
            <div className="flex min-w-0 flex-col items-start p-7">
              <ItemWords item={item} linkText={linkText} />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
