import { appointment } from "./appointment.ts";
import { articleTeasers } from "./article-teasers.ts";
import { beforeAfter } from "./before-after.ts";
import { clinic } from "./clinic.ts";
import { comparison } from "./comparison.ts";
import { faq } from "./faq.ts";
import { firstVisit } from "./first-visit.ts";
import { homeAnnouncement } from "./home-announcement.ts";
import { hospitals } from "./hospitals.ts";
import { priceList } from "./price-list.ts";
import { team } from "./team.ts";
import { videoTestimonials } from "./video-testimonials.ts";

/** The texts of the section types beyond those of the specification. A site that was stored before them has none. */
export const furtherParts = {
  appointment,
  articleTeasers,
  beforeAfter,
  clinic,
  comparison,
  faq,
  firstVisit,
  homeAnnouncement,
  hospitals,
  priceList,
  team,
  videoTestimonials,
};
