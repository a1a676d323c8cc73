import { decoration, visible } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { TestimonialsContent } from "./testimonials.props.ts";
import { testimonialsVariants } from "./testimonials.variants.ts";

export const testimonials = defineSection(testimonialsVariants, {
  select: ({ siteContent, testimonials: items }): TestimonialsContent | null => {
    if (items.length === 0) return null;
    const { sectionTitle, sectionSubtitle, sectionDescription, testimonialsImage } = siteContent.testimonials;
    return {
      sectionTitle,
      sectionSubtitle,
      sectionDescription,
      image: decoration(siteContent, testimonialsImage),
      reviewsHref: siteContent.doctorInfo.doctoraliaReviewsLink,
      // The label stands on every testimonial of the clinic (specification, section 9).
      items: items.map(({ visible: _, ...item }) => ({
        ...item,
        image: decoration(siteContent, item.image),
        verified: true,
      })),
    };
  },
  fit: {
    TestimonialsCards: ({ testimonials: all }) => few("testimonios", 4, visible(all)),
    TestimonialsWall: ({ testimonials: all }) => few("testimonios", 5, visible(all)),
  },
});
