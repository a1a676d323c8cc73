import {
  type CollectionEntry,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import type { Content } from "../contract/with-defaults.ts";

/** A guide; its one fact says for whom it is and when. */
export interface GuideEntry extends CollectionEntry {
  /** Questions that it answers, as a patient asks them. */
  questions?: string[];
}

export interface GuidesProps extends CollectionProps {
  items: GuideEntry[];
}

/** Adds the default values. */
export function guidesContent(props: GuidesProps) {
  const { items, ...content } = collectionContent(props, "guias");
  return {
    ...content,
    items: items.map((item, index) => ({ ...item, questions: props.items[index]?.questions ?? [] })),
  };
}

/** The section's complete content. */
export type GuidesContent = Content<typeof guidesContent>;
export type GuideItem = GuidesContent["items"][number];
