import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";
import { phoneRow, phoneThumbnail, phoneWords } from "../collection/phone-rows.ts";

const homeLimit = 6;

/**
 * One sheet of squares, picture and text by turns, like a chessboard: from 640 px a service a row, from 1024 two.
 * `4n+3` and `4n+4` are the services of every second row of two; a last one alone takes its whole row.
 */
const square =
  "group relative grid last:odd:col-span-full sm:grid-cols-2 sm:even:*:first:order-last lg:even:*:first:order-none lg:nth-[4n+3]:*:first:order-last lg:nth-[4n+4]:*:first:order-last";

/** A phone has the sheet's services as rows. */
const phoneSheet = "max-ms:divide-y max-ms:divide-line max-ms:px-card-small";

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
      <ul className={cn("grid overflow-hidden rounded-card bg-surface lg:grid-cols-2", phoneSheet)}>
        {items.slice(0, homeLimit).map((item) => (
          <li key={item.id} className={cn(square, "max-ms:flex", phoneRow)}>
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, (min-width: 37.5rem) 92vw, 5rem"
              className={cn("aspect-4/3 sm:aspect-auto sm:min-h-72", phoneThumbnail)}
            />
            <div className={cn("flex min-w-0 grow flex-col items-start p-7", phoneWords)}>
              <ItemWords item={item} linkText={linkText} row />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
