import { imageRef, visible } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { TestimonialsContent } from "./testimonials.props.ts";

export const testimonials = defineSection({
  label: "Testimonios",
  select: ({ siteContent, testimonials: items }): TestimonialsContent | null => {
    if (items.length === 0) return null;
    const { sectionTitle, sectionSubtitle, sectionDescription, testimonialsImage } = siteContent.testimonials;
    return {
      sectionTitle,
      sectionSubtitle,
      sectionDescription,
      image: imageRef(siteContent, testimonialsImage),
      reviewsHref: siteContent.doctorInfo.doctoraliaReviewsLink,
      // The label stands on every testimonial of the clinic (specification, section 9).
      items: items.map(({ visible: _, ...item }) => ({
        ...item,
        image: imageRef(siteContent, item.image),
        verified: true,
      })),
    };
  },
  variants: {
    TestimonialsCards: {
      label: "Tarjetas de dos en dos",
      description:
        "Tarjetas claras con comillas, dos a la vez o una en el celular, con flechas. Elígela si tienes cuatro testimonios o más.",
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
