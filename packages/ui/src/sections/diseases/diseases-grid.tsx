import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";
import { phoneRow, phoneRows, phoneThumbnail, phoneWords } from "../collection/phone-rows.ts";

const homeLimit = 6;

/** Light cards, the picture beside the text; two columns on wide screens, rows on a phone. */
export function DiseasesGrid(props: CollectionProps) {
  const content = collectionContent(props, "enfermedades");
  const { linkText, items, anchor, className } = content;
  return (
    <CollectionSection
      type="Diseases"
      variant="DiseasesGrid"
      anchor={anchor}
      className={className}
      tone="info"
      texts={content}
    >
      <ul className={cn("grid gap-6 lg:grid-cols-2", phoneRows)}>
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className={cn("group relative flex overflow-hidden rounded-card bg-surface", phoneRow)}
          >
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 64rem) 24rem, (min-width: 37.5rem) 42vw, 5rem"
              className={cn("w-2/5 shrink-0", phoneThumbnail)}
            />
            <div className={cn("flex min-w-0 grow flex-col items-start p-6", phoneWords)}>
              <ItemWords item={item} linkText={linkText} row />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
