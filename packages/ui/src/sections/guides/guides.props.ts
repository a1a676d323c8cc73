import {
  type CollectionEntry,
  type CollectionProps,
  collectionContent,
  type Fact,
} from "../collection/collection.props.ts";
import type { Content } from "../contract/with-defaults.ts";

/** A guide; its one fact says for whom it is and when. */
export interface GuideEntry extends CollectionEntry {
  /** Name of the guide. @es Nombre de la guía. */
  name: string;
  /** Guides have none: always empty. @es Las guías no lo llevan: siempre está vacío. */
  medicalName?: string | undefined;
  /** One or two sentences that say what it explains. @es Una o dos frases que dicen qué explica. */
  description?: string | undefined;
  /** Whom it is for, and when to read it. @es Para quién es y cuándo leerla. */
  facts?: Fact[] | undefined;
  /** Questions that it answers, as a patient asks them. @es Preguntas que responde, como las haría un paciente. */
  questions?: string[] | undefined;
}

export interface GuidesProps extends CollectionProps {
  /**
   * Guides: name, description, picture, icon, address of the page, whom they are for and the questions that they answer.
   * @es Las guías: nombre, descripción, imagen, icono, dirección de su página, para quién son y qué preguntas responden.
   */
  items: GuideEntry[];
}

/** Adds the default values. */
export function guidesContent(props: GuidesProps) {
  const { items, ...content } = collectionContent(props, "guides");
  return {
    ...content,
    items: items.map((item, index) => ({ ...item, questions: props.items[index]?.questions ?? [] })),
  };
}

/** The section's complete content. */
export type GuidesContent = Content<typeof guidesContent>;
export type GuideItem = GuidesContent["items"][number];
