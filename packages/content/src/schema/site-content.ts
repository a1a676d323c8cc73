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
  privacySchema,
  searchPageSchema,
  testimonialsSectionSchema,
} from "./contact.ts";
import { doctorInfoSchema, doctorWorkInfoSchema, headerSchema } from "./doctor.ts";
import { group, list, number, text } from "./fields.ts";
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
import { noticesSchema } from "./notices.ts";
import { picturesSchema } from "./pictures.ts";
import { selectedSectionsSchema } from "./selected-sections.ts";

/** Whole selections of layouts under a name, to go back to. */
const looksSchema = list(
  "Aspectos guardados",
  group("Aspecto", {
    name: text("Nombre", { max: 60, required: true }),
    sections: selectedSectionsSchema,
  }),
  { max: 20, help: "Se guardan y se usan desde Secciones" },
);

/** Pages that documents of an earlier version lack. */
interface LaterPages {
  search: z.infer<typeof searchPageSchema>;
  privacy: z.infer<typeof privacySchema>;
}

/**
 * The one document that holds everything on the site that is not a record of a collection. A document without one of
 * the later pages gets the one given here.
 */
export const siteContentSchema = ({ search, privacy }: LaterPages) =>
  group("Contenido del sitio", {
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
    consultationPrice: number("Precio de la consulta", {
      min: 0,
      max: 1_000_000,
      help: "En pesos mexicanos",
    }),
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
    search: searchPageSchema.default(search),
    privacy: privacySchema.default(privacy),
    looks: looksSchema.optional(),
    buttons: buttonsSchema,
    multimedia: multimediaSchema,
    // Absent until the clinic has something to say for some days, or of a picture.
    notices: noticesSchema.optional(),
    pictures: picturesSchema.optional(),
  });
export type SiteContent = z.infer<ReturnType<typeof siteContentSchema>>;
