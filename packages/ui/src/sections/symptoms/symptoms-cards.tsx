import { cn } from "#components/class-names/class-names.ts";
import { Picture } from "#components/picture/picture.tsx";
import { collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";
import { phoneSwipe, phoneSwipeCard } from "../collection/phone-swipe.ts";
import type { SymptomsProps } from "./symptoms.props.ts";

const homeLimit = 4;

/** Narrow cards that say the symptom first and end in its picture; a phone swipes through them. It draws the first four. */
export function SymptomsCards(props: Omit<SymptomsProps, "vessels">) {
  const content = collectionContent(props, "symptoms");
  const { linkText, items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Symptoms"
      variant="SymptomsCards"
      anchor={anchor}
      className={className}
      tone="surface"
      chosenTone={tone}
      texts={content}
    >
      <ul className={cn(phoneSwipe, "sm:grid-cols-2 sm:gap-6 xl:grid-cols-4")}>
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className={cn(
              "group relative flex flex-col overflow-hidden rounded-card bg-surface-alt",
              phoneSwipeCard,
            )}
          >
            <div className="flex min-w-0 flex-col items-start p-card sm:grow sm:p-6 xl:p-5">
              <ItemWords item={item} linkText={linkText} />
            </div>
            <Picture
              image={item.image}
              decorative
              sizes="(min-width: 80rem) 17rem, (min-width: 40rem) 45vw, 80vw"
              className="min-h-44 grow sm:aspect-4/3 sm:min-h-0 sm:grow-0"
            />
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
