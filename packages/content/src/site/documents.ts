import type { z } from "zod";
import { privacy } from "../data/site-content/privacy.ts";
import { search } from "../data/site-content/search.ts";
import { diseasesSchema, servicesSchema, symptomsSchema, testimonialsSchema } from "../schema/collections.ts";
import { selectedSectionsSchema } from "../schema/selected-sections.ts";
import { siteContentSchema as siteContentWith } from "../schema/site-content.ts";

/** A site content that was stored before a page existed gets the bundled one. */
export const siteContentSchema = siteContentWith({ search, privacy });

/** Every document that is kept, saved and published, by name. */
export const documentSchemas = {
  siteContent: siteContentSchema,
  selectedSections: selectedSectionsSchema,
  diseases: diseasesSchema,
  symptoms: symptomsSchema,
  services: servicesSchema,
  testimonials: testimonialsSchema,
};
export type DocumentName = keyof typeof documentSchemas;

export const documentNames = [
  "siteContent",
  "selectedSections",
  "diseases",
  "symptoms",
  "services",
  "testimonials",
] as const satisfies readonly DocumentName[];

/** All documents together: what a page is drawn from. */
export type Site = { [Name in DocumentName]: z.infer<(typeof documentSchemas)[Name]> };

/** Why a field was refused: its path (`doctorInfo.phone`, `0.id`) and what to do, in Spanish. */
export interface FieldProblem {
  path: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/** Checks anything against the schema of a document. Never throws. */
export function parseDocument<Name extends DocumentName>(name: Name, value: unknown): Parsed<Site[Name]> {
  const schemas: { [N in DocumentName]: z.ZodType<Site[N]> } = documentSchemas;
  const result = schemas[name].safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  return { ok: false, problems };
}

/** Checks a whole site, document by document; the paths begin with the document's name. */
export function parseSite(value: Record<string, unknown>): Parsed<Site> {
  const parsed = {
    siteContent: parseDocument("siteContent", value.siteContent),
    selectedSections: parseDocument("selectedSections", value.selectedSections),
    diseases: parseDocument("diseases", value.diseases),
    symptoms: parseDocument("symptoms", value.symptoms),
    services: parseDocument("services", value.services),
    testimonials: parseDocument("testimonials", value.testimonials),
  };
  const { siteContent, selectedSections, diseases, symptoms, services, testimonials } = parsed;
  if (siteContent.ok && selectedSections.ok && diseases.ok && symptoms.ok && services.ok && testimonials.ok)
    return {
      ok: true,
      value: {
        siteContent: siteContent.value,
        selectedSections: selectedSections.value,
        diseases: diseases.value,
        symptoms: symptoms.value,
        services: services.value,
        testimonials: testimonials.value,
      },
    };
  const problems = documentNames.flatMap((name) => {
    const part = parsed[name];
    return part.ok ? [] : part.problems.map(({ path, message }) => ({ path: `${name}.${path}`, message }));
  });
  return { ok: false, problems };
}
