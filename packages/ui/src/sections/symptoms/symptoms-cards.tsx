import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";
import { phoneRow, phoneRows, phoneThumbnail, phoneWords } from "../collection/phone-rows.ts";

const homeLimit = 4;

/** Narrow cards that say the symptom first and end in its picture; rows on a phone. */
export function SymptomsCards(props: CollectionProps) {
  const content = collectionContent(props, "sintomas");
  const { linkText, items, anchor, className } = content;
  return (
    <CollectionSection
      type="Symptoms"
      variant="SymptomsCards"
      anchor={anchor}
      className={className}
      tone="surface"
      texts={content}
    >
      <ul className={cn("grid gap-6 sm:grid-cols-2 xl:grid-cols-4", phoneRows)}>
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className={cn(
              "group relative flex flex-col overflow-hidden rounded-card bg-surface-alt",
              phoneRow,
            )}
          >
            <div className={cn("flex min-w-0 grow flex-col items-start p-6 xl:p-5", phoneWords)}>
              <ItemWords item={item} linkText={linkText} row />
            </div>
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 80rem) 17rem, (min-width: 40rem) 45vw, (min-width: 37.5rem) 90vw, 5rem"
              className={cn("aspect-4/3", phoneThumbnail)}
            />
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
