import type { Route, Site } from "@consultorio/content";
import type { Fit } from "./content-check.ts";
import type { SectionVariants } from "./define-variants.ts";

/** A section type: its names, and one contract that all of its variants draw. */
export interface SectionDefinition<Props extends object, Id extends string = string>
  extends SectionVariants<Id> {
  /** The props from the site's content, or null if the data is missing: the section renders nothing then. */
  select: (site: Site, route: Route) => Props | null;
  /** Requirements of variants of the site's content. A variant that is not named fits any content. */
  fit: Partial<Record<Id, Fit>>;
}

/** Keeps the exact variant ids and props of a definition for the registry's mapped types. */
export function defineSection<Props extends object, Id extends string>(
  names: SectionVariants<Id>,
  {
    select,
    fit = {},
  }: {
    select: (site: Site, route: Route) => Props | null;
    fit?: Partial<Record<NoInfer<Id>, Fit>>;
  },
): SectionDefinition<Props, Id> {
  return { ...names, select, fit };
}
