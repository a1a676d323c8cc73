import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 6;

/** Light cards, the picture beside the text; two columns on wide screens. A phone has a narrow picture. */
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
          <li key={item.id} className="group relative flex overflow-hidden rounded-card bg-surface">
            <Picture
              image={item.image}
              alt=""
              sizes="(min-width: 1024px) 24rem, (min-width: 600px) 42vw, 24rem"
              className="w-20 shrink-0 ms:w-2/5"
            />
            <div className="flex min-w-0 grow flex-col items-start p-4 ms:p-6">
              <ItemWords item={item} linkText={linkText} />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
