import type { Route, Site } from "@consultorio/content";
import type { Fit } from "./content-check.ts";

/** A layout's texts for administrators: its name, and one sentence on its look and when to choose it. */
export interface VariantInfo {
  label: string;
  description: string;
  /** Its requirements of the site's content. */
  fit: Fit;
}

/**
 * A section type: one contract that all of its variants draw.
 * `select` takes the props from the site's content, or gives null where the data is missing and the section
 * renders nothing. The first variant is the default.
 */
export interface SectionDefinition<Props extends object, Id extends string = string> {
  label: string;
  select: (site: Site, route: Route) => Props | null;
  variants: Record<Id, VariantInfo>;
}

/** Keeps the exact variant ids and props of a definition for the registry's mapped types. */
export function defineSection<Props extends object, const Id extends string>(
  definition: SectionDefinition<Props, Id>,
): SectionDefinition<Props, Id> {
  return definition;
}

/** Ids of a definition's variants, in order. */
export function idsOf<Id extends string>(definition: { variants: Record<Id, VariantInfo> }): Id[] {
  const ids: Id[] = [];
  for (const id in definition.variants) ids.push(id);
  return ids;
}

/** The stored id if the definition has it, otherwise the definition's first id. */
export function resolveVariant<Id extends string>(
  definition: { variants: Record<Id, VariantInfo> },
  stored: string | undefined,
): Id {
  const ids = idsOf(definition);
  const variant = ids.find((id) => id === stored) ?? ids[0];
  if (variant === undefined) throw new Error("A section type needs at least one variant.");
  return variant;
}
