import { laterTexts, type SiteContent } from "../kinds/site-content.ts";
import { privacy } from "../schema/later-pages/privacy.ts";
import { search } from "../schema/later-pages/search.ts";
import { visitSheet } from "../schema/later-pages/visit-sheet.ts";
import { aboutMe, certifications, experience, purpose } from "./site-content/about.ts";
import { appointment } from "./site-content/appointment.ts";
import { articleTeasers } from "./site-content/article-teasers.ts";
import { beforeAfter } from "./site-content/before-after.ts";
import { clinic } from "./site-content/clinic.ts";
import { diseasesSection, services, symptoms } from "./site-content/collections.ts";
import { comparison } from "./site-content/comparison.ts";
import { doctorInfo, doctorWorkInfo } from "./site-content/doctor.ts";
import { faq } from "./site-content/faq.ts";
import { firstVisit } from "./site-content/first-visit.ts";
import { buttons, footer, header, navMenu } from "./site-content/frame.ts";
import { heroSection, heroSlider } from "./site-content/hero.ts";
import { homeAnnouncement } from "./site-content/home-announcement.ts";
import { hospitals } from "./site-content/hospitals.ts";
import {
  callToAction,
  callToActionIndividual,
  consultationPrice,
  doctoralia,
  generalCallToAction,
  testimonials,
} from "./site-content/invitations.ts";
import { contact, home, multimedia, photosGallery } from "./site-content/pages.ts";
import { insurances, payments } from "./site-content/payments.ts";
import { priceList } from "./site-content/price-list.ts";
import { team } from "./site-content/team.ts";
import { videoTestimonials } from "./site-content/video-testimonials.ts";

/** The content of the site on first start, without the records of the collections. */
export const siteContent: SiteContent = {
  doctorInfo,
  doctorWorkInfo,
  header,
  heroSection,
  heroSlider,
  navMenu,
  certifications,
  experience,
  aboutMe,
  purpose,
  services,
  symptoms,
  diseasesSection,
  ...laterTexts(),
  consultationPrice,
  photosGallery,
  callToAction,
  callToActionIndividual,
  generalCallToAction,
  testimonials,
  payments,
  insurances,
  homeAnnouncement,
  articleTeasers,
  comparison,
  beforeAfter,
  clinic,
  appointment,
  team,
  firstVisit,
  hospitals,
  priceList,
  faq,
  videoTestimonials,
  doctoralia,
  footer,
  contact,
  home,
  search,
  visitSheet,
  privacy,
  buttons,
  multimedia,
};
