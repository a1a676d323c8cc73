import type { ImageRef } from "@consultorio/content";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface TestimonialItem {
  name: string;
  shortTestimonial: string;
  fullTestimonial?: string;
  image?: ImageRef | null;
  /** From 1 to 5. */
  rating?: number;
  /** Says beside the name that the office knows who speaks. */
  verified?: boolean;
}

export interface TestimonialsProps extends SectionOptions {
  sectionTitle: string;
  items: TestimonialItem[];
  sectionSubtitle?: string;
  sectionDescription?: string;
  image?: ImageRef | null;
  /** Where all reviews are, on a site of others. */
  reviewsHref?: string;
}

const defaults = {
  anchor: "testimonios",
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
