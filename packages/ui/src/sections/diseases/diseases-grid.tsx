import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 6;

/** Light cards in two columns, the picture beside the text. */
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
      <ul className="grid gap-6 lg:grid-cols-2">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex flex-col overflow-hidden rounded-card bg-surface ms:flex-row"
          >
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 24rem, (min-width: 600px) 42vw, 90vw"
              className="aspect-3/2 shrink-0 ms:aspect-auto ms:w-2/5"
            />
            <div className="flex min-w-0 grow flex-col items-start p-6">
              <ItemWords item={item} linkText={linkText} />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
