import type { ImageRef } from "@consultorio/content";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface TestimonialItem {
  /** Who says it. @es Quién lo dice. */
  name: string;
  /** Text on the card. @es Lo que se lee en la tarjeta. */
  shortTestimonial: string;
  /** The whole text, which opens; empty where there is no more. @es El texto entero, que se abre; vacío cuando no hay más. */
  fullTestimonial?: string | undefined;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image?: ImageRef | null | undefined;
  /** From 1 to 5. @default 5 @es De 1 a 5. */
  rating?: number | undefined;
  /**
   * Whether the practice knows who speaks; said beside the name.
   * @default false
   * @es Si el consultorio sabe quién habla; se dice junto al nombre.
   */
  verified?: boolean | undefined;
}

export interface TestimonialsProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /**
   * Testimonials: who says it, what, how many stars and a picture.
   * @es Testimonios: quién lo dice, qué dice, cuántas estrellas e imagen.
   */
  items: TestimonialItem[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Text that introduces the testimonials. @es Texto que presenta los testimonios. */
  sectionDescription?: string | undefined;
  /** Picture beside the testimonials. @es Imagen junto a los testimonios. */
  image?: ImageRef | null | undefined;
  /** Address of all reviews, on another site. @es Dirección en la que están todas las opiniones, en otro sitio. */
  reviewsHref?: string | undefined;
}

const defaults = {
  anchor: "testimonials",
  className: "",
  sectionSubtitle: "",
  sectionDescription: "",
  image: null,
  reviewsHref: "",
};

const testimonialItemDefaults = { fullTestimonial: "", image: null, rating: 5, verified: false };

/** Adds the default values. */
export function testimonialsContent(props: TestimonialsProps) {
  const content = withDefaults(props, defaults);
  return { ...content, items: content.items.map((item) => withDefaults(item, testimonialItemDefaults)) };
}

/** The section's complete content. */
export type TestimonialsContent = Content<typeof testimonialsContent>;
