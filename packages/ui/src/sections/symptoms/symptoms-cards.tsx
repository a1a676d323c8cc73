import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 4;

/** Narrow cards that say the symptom first and end in its picture. */
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
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex flex-col overflow-hidden rounded-card bg-surface-alt"
          >
            <div className="flex grow flex-col items-start p-6">
              <ItemWords item={item} linkText={linkText} />
            </div>
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 17rem, (min-width: 640px) 45vw, 90vw"
              className="aspect-4/3"
            />
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
