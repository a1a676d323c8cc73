import { cn } from "#components/class-names/class-names.ts";
import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import type { CollectionItem } from "./collection.props.ts";
import { ItemLink } from "./item-link.tsx";
import { MedicalName } from "./medical-name.tsx";

interface ItemWordsProps {
  item: CollectionItem;
  /** The content's words for the link, the same on every card. */
  linkText: string;
  /** Whether a phone has the words beside the picture: they are smaller, and the link is the whole card, without words of its own. */
  row?: boolean;
}

/** The text of a disease's, symptom's or service's card: in a flex column the link keeps to its foot. */
export function ItemWords({ item, linkText, row = false }: ItemWordsProps) {
  return (
    <>
      <div className="min-w-0 max-w-full grow">
        <Heading level={3} size="card" className={row ? "max-ms:text-lg max-ms:leading-tight" : undefined}>
          {item.name}
        </Heading>
        <MedicalName name={item.medicalName} className={cn("mt-1", row && "max-ms:hidden")} />
        <Paragraph
          text={item.description}
          className={cn("mt-3 mb-5 text-sm text-text-soft", row && "max-ms:mt-1 max-ms:mb-0")}
        />
      </div>
      <ItemLink item={item} text={linkText} hiddenOnPhone={row} />
    </>
  );
}
