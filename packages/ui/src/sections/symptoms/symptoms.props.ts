import type { BodyZone } from "#components/body-outline/body-geometry.ts";
import {
  type CollectionEntry,
  type CollectionProps,
  collectionContent,
} from "../collection/collection.props.ts";
import type { Content } from "../contract/with-defaults.ts";

/** A symptom; the map of the body shows where it is felt. */
export interface SymptomEntry extends CollectionEntry {
  /**
   * Where it is felt; left and right are the person's own. A zone leads to the first symptom that names it.
   * @drawnBy SymptomsBodyMap
   * @es Dónde se siente; la izquierda y la derecha son las de la persona. Cada zona lleva al primer síntoma que la nombra.
   */
  zones?: BodyZone[] | undefined;
}

export interface SymptomsProps extends CollectionProps {
  /**
   * Symptoms: name, description, icon, address of the page and where each is felt. Each design draws its first few.
   * @es Los síntomas: nombre, descripción, icono, dirección de su página y dónde se sienten.
   */
  items: SymptomEntry[];
  /**
   * Draws the great arteries in the figure: for a practice of blood vessels.
   * @default false
   * @es Dibuja las grandes arterias dentro de la figura.
   */
  vessels?: boolean | undefined;
}

/** Adds the default values. */
export function symptomsContent({ vessels = false, ...props }: SymptomsProps) {
  const { items, ...content } = collectionContent(props, "symptoms");
  return {
    ...content,
    vessels,
    items: items.map((item, index) => ({ ...item, zones: props.items[index]?.zones ?? [] })),
  };
}

/** The section's complete content. */
export type SymptomsContent = Content<typeof symptomsContent>;
export type SymptomItem = SymptomsContent["items"][number];
