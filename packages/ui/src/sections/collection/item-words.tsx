import { Heading } from "#components/heading/heading.tsx";
import { Paragraph } from "#components/heading/paragraph.tsx";
import type { CollectionItem } from "./collection.props.ts";
import { ItemLink } from "./item-link.tsx";
import { MedicalName } from "./medical-name.tsx";

interface ItemWordsProps {
  item: CollectionItem;
  /** The content's words for the link, the same on every card. */
  linkText: string;
}

/** What a card says of a disease, symptom or service: in a flex column the link keeps to its foot. */
export function ItemWords({ item, linkText }: ItemWordsProps) {
  return (
    <>
      <Heading level={3} size="card">
        {item.name}
      </Heading>
      <MedicalName name={item.medicalName} className="mt-1" />
      <Paragraph text={item.description} className="mt-3 mb-5 text-sm text-text-soft" />
      <ItemLink item={item} text={linkText} className="mt-auto" />
    </>
  );
}
