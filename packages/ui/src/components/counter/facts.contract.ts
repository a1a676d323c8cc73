import { interpolate, type SiteContent } from "@consultorio/content";

/** The clinic's facts of experience, with the years of its content in place of `{yearsOfExperience}`. */
export const selectFacts = (site: SiteContent): SiteContent["experience"]["entities"] =>
  site.experience.entities.map((fact) => ({ ...fact, value: interpolate(fact.value, site) }));
