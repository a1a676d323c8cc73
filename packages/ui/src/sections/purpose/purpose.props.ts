import type { ImageRef } from "@consultorio/content";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface PurposeItem {
  /** Title of the purpose. @es Título del propósito. */
  title: string;
  /** Text that explains it. @es Texto que lo explica. */
  description?: string | undefined;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image?: ImageRef | null | undefined;
  /** Picture behind it; `null` where there is none. @es Imagen detrás; «null» cuando no hay. */
  background?: ImageRef | null | undefined;
}

export interface PurposeProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Purposes: title, description, picture and background. @es Propósitos: título, descripción, imagen y fondo. */
  items: PurposeItem[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Text that introduces the purposes. @es Texto que presenta los propósitos. */
  sectionText?: string | undefined;
}

const defaults = {
  anchor: "purpose",
  className: "",
  sectionSubtitle: "",
  sectionText: "",
};

const purposeItemDefaults = { description: "", image: null, background: null };

/** Adds the default values. */
export function purposeContent(props: PurposeProps) {
  const content = withDefaults(props, defaults);
  return { ...content, items: content.items.map((item) => withDefaults(item, purposeItemDefaults)) };
}

/** The section's complete content. */
export type PurposeContent = Content<typeof purposeContent>;
