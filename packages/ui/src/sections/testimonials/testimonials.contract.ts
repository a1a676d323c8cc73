import { type ImageRef, imageRef, type Testimonial, visible } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";

export type TestimonialItem = Omit<Testimonial, "image"> & { image: ImageRef | null };

export interface TestimonialsProps {
  sectionTitle: string;
  sectionSubtitle: string;
  sectionDescription: string;
  image: ImageRef | null;
  items: TestimonialItem[];
}

export const testimonials = defineSection({
  label: "Testimonios",
  select: ({ siteContent, testimonials: items }): TestimonialsProps | null => {
    if (items.length === 0) return null;
    const { sectionTitle, sectionSubtitle, sectionDescription, testimonialsImage } = siteContent.testimonials;
    return {
      sectionTitle,
      sectionSubtitle,
      sectionDescription,
      image: imageRef(siteContent, testimonialsImage),
      items: items.map((item) => ({ ...item, image: imageRef(siteContent, item.image) })),
    };
  },
  variants: {
    TestimonialsCards: {
      label: "Tarjetas de dos en dos",
      description: "Dos tarjetas a la vez con flechas. Elígela si tienes cuatro testimonios o más.",
      fit: ({ testimonials: all }) => few("testimonios", 4, visible(all)),
    },
    TestimonialsQuote: {
      label: "Cita grande",
      description: "Un testimonio a la vez sobre una imagen. Elígela si tienes pocos y muy buenos.",
      fit: fitsAnything,
    },
    TestimonialsWall: {
      label: "Muro",
      description:
        "Citas cortas acomodadas como ladrillos, todas a la vista. Elígela si tienes cinco testimonios o más.",
      fit: ({ testimonials: all }) => few("testimonios", 5, visible(all)),
    },
  },
});
