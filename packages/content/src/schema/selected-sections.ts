import { z } from "zod";
import { group, number } from "./fields.ts";

/** The section types of the specification, and further ones. */
export const sectionTypes = [
  "Header",
  "NavMenu",
  "Hero",
  "Certifications",
  "AboutMe",
  "Experience",
  "Purpose",
  "CallToAction",
  "Services",
  "Symptoms",
  "Diseases",
  "Guides",
  "Hospitals",
  "BeforeAfter",
  "Testimonials",
  "VideoTestimonials",
  "PhotosGallery",
  "PaymentMethods",
  "Insurance",
  "Announcement",
  "ArticleTeasers",
  "Comparison",
  "FirstVisit",
  "PriceList",
  "Faq",
  "Clinic",
  "Appointment",
  "Team",
  "GeneralCallToAction",
  "CallToActionIndividual",
  "Footer",
] as const;
export type SectionType = (typeof sectionTypes)[number];

export const isSectionType = (value: string): value is SectionType =>
  sectionTypes.some((type) => type === value);

/**
 * The variant of one section type. `component` is the id of a variant. Only the section library has the list of ids,
 * so the API and the admin check the id against it.
 */
export const selectionSchema = group("Sección", {
  component: z
    .string({ error: "Diseño: se espera un texto." })
    .regex(/^[A-Za-z][A-Za-z0-9]{0,79}$/, { error: "Diseño: nombre desconocido." })
    .meta({ label: "Diseño" }),
  display: z.boolean({ error: "Mostrar: elige sí o no." }).meta({ label: "Mostrar", control: "switch" }),
  order: number("Orden", { min: 0, max: 1000 }).int({ error: "Orden: escribe un número entero." }).optional(),
});
export type Selection = z.infer<typeof selectionSchema>;

/**
 * A map from section type to its variant. A type that is absent has its default variant; {@link isShown} says whether it is
 * shown.
 */
export const selectedSectionsSchema = z
  .partialRecord(z.enum(sectionTypes), selectionSchema, {
    error: (issue) =>
      "keys" in issue && Array.isArray(issue.keys)
        ? `Tipo de sección desconocido: «${issue.keys.join("», «")}».`
        : "Se espera un mapa de secciones.",
  })
  .meta({ label: "Secciones", control: "sections" });
export type SelectedSections = z.infer<typeof selectedSectionsSchema>;

/** Types that a stored site shows without a selection: those of the specification, and the guides. */
const firstTypes: ReadonlySet<string> = new Set<SectionType>([
  "Header",
  "NavMenu",
  "Hero",
  "Certifications",
  "AboutMe",
  "Experience",
  "Purpose",
  "CallToAction",
  "Services",
  "Symptoms",
  "Diseases",
  "Guides",
  "Testimonials",
  "PhotosGallery",
  "PaymentMethods",
  "Insurance",
  "GeneralCallToAction",
  "CallToActionIndividual",
  "Footer",
]);

/** Whether a section without a selection is shown: one of the specification is, a further one is not. */
export const isShownFirst = (type: string): boolean => firstTypes.has(type);

export const isShown = (sections: SelectedSections, type: SectionType): boolean =>
  sections[type]?.display ?? isShownFirst(type);
