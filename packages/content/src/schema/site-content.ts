import type { z } from "zod";
import {
  buttonsSchema,
  callToActionIndividualSchema,
  callToActionSchema,
  contactSchema,
  doctoraliaSchema,
  footerSchema,
  generalCallToActionSchema,
  homePageSchema,
  insurancesSchema,
  multimediaSchema,
  paymentsSchema,
  photosGallerySchema,
  testimonialsSectionSchema,
} from "./contact.ts";
import { doctorInfoSchema, doctorWorkInfoSchema, headerSchema } from "./doctor.ts";
import { group, number } from "./fields.ts";
import {
  aboutMeSchema,
  certificationsSchema,
  collectionSectionSchema,
  experienceSchema,
  heroSectionSchema,
  heroSliderSchema,
  navMenuSchema,
  purposeSchema,
} from "./home.ts";

/** The one document that holds everything on the site that is not a record of a collection. */
export const siteContentSchema = group("Contenido del sitio", {
  doctorInfo: doctorInfoSchema,
  doctorWorkInfo: doctorWorkInfoSchema,
  header: headerSchema,
  heroSection: heroSectionSchema,
  heroSlider: heroSliderSchema,
  navMenu: navMenuSchema,
  certifications: certificationsSchema,
  experience: experienceSchema,
  aboutMe: aboutMeSchema,
  purpose: purposeSchema,
  services: collectionSectionSchema("Servicios"),
  symptoms: collectionSectionSchema("Síntomas"),
  diseasesSection: collectionSectionSchema("Enfermedades"),
  consultationPrice: number("Precio de la consulta", { min: 0, max: 1_000_000, help: "En pesos mexicanos" }),
  photosGallery: photosGallerySchema,
  callToAction: callToActionSchema,
  callToActionIndividual: callToActionIndividualSchema,
  generalCallToAction: generalCallToActionSchema,
  testimonials: testimonialsSectionSchema,
  payments: paymentsSchema,
  insurances: insurancesSchema,
  doctoralia: doctoraliaSchema,
  footer: footerSchema,
  contact: contactSchema,
  home: homePageSchema,
  buttons: buttonsSchema,
  multimedia: multimediaSchema,
});
export type SiteContent = z.infer<typeof siteContentSchema>;
