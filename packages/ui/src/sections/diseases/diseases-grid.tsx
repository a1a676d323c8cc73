import { Picture } from "#components/picture/picture.tsx";
import { type CollectionProps, collectionContent } from "../collection/collection.props.ts";
import { CollectionSection } from "../collection/collection-section.tsx";
import { ItemWords } from "../collection/item-words.tsx";

const homeLimit = 6;

/** Light cards, each with its picture as high as the card beside the text; two columns on wide screens. It draws the first six. */
export function DiseasesGrid(props: CollectionProps) {
  const content = collectionContent(props, "diseases");
  const { linkText, items, anchor, className, tone } = content;
  return (
    <CollectionSection
      type="Diseases"
      variant="DiseasesGrid"
      anchor={anchor}
      className={className}
      tone="info"
      chosenTone={tone}
      texts={content}
    >
      <ul className="grid gap-2 ms:gap-6 lg:grid-cols-2">
        {items.slice(0, homeLimit).map((item) => (
          <li
            key={item.id}
            className="group relative flex overflow-hidden rounded-card bg-surface max-3xs:flex-col"
          >
            <Picture
              image={item.image}
              decorative
              sizes="(min-width: 64rem) 24rem, (min-width: 37.5rem) 42vw, 6rem"
              className="w-2/5 shrink-0 max-ms:w-22 max-3xs:aspect-video max-3xs:w-auto"
            />
            <div className="flex min-w-0 grow flex-col items-start px-3 py-2.5 ms:p-6">
              <ItemWords item={item} linkText={linkText} row />
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
