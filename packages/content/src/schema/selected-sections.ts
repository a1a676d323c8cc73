import { z } from "zod";
import { group, number } from "./fields.ts";

/** The eighteen section types of the specification. */
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
  "Testimonials",
  "PhotosGallery",
  "PaymentMethods",
  "Insurance",
  "GeneralCallToAction",
  "CallToActionIndividual",
  "Footer",
] as const;
export type SectionType = (typeof sectionTypes)[number];

export const isSectionType = (value: string): value is SectionType =>
  sectionTypes.some((type) => type === value);

/**
 * The layout of one section type. `component` is a variant id: which ids exist is the section library's
 * to say, so a list of them is checked where the library is known (the API and the admin).
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

/** A map from section type to its layout. A type that is absent uses its default layout, shown. */
export const selectedSectionsSchema = z
  .partialRecord(z.enum(sectionTypes), selectionSchema, {
    error: (issue) =>
      "keys" in issue && Array.isArray(issue.keys)
        ? `Tipo de sección desconocido: «${issue.keys.join("», «")}».`
        : "Se espera un mapa de secciones.",
  })
  .meta({ label: "Secciones", control: "sections" });
export type SelectedSections = z.infer<typeof selectedSectionsSchema>;
