import type { SectionType } from "@consultorio/content";

/** A variant's texts for administrators: its name, and one sentence on its look and when to choose it. */
export interface VariantInfo {
  label: string;
  description: string;
  /** Types whose content this design shows too; the home page then leaves their own sections out. */
  covers?: readonly SectionType[];
}

/** Names of a section type and of its variants. The first variant is the default. */
export interface SectionVariants<Id extends string = string> {
  label: string;
  variants: Record<Id, VariantInfo>;
}

/** Keeps the exact variant ids for the registry's mapped types. */
export function defineVariants<const Id extends string>(names: SectionVariants<Id>): SectionVariants<Id> {
  return names;
}

/** Ids of a type's variants, in order. */
export function idsOf<Id extends string>({ variants }: SectionVariants<Id>): Id[] {
  const ids: Id[] = [];
  for (const id in variants) ids.push(id);
  return ids;
}

/** The stored id if the type has it, otherwise the type's first id. */
export function resolveVariant<Id extends string>(
  names: SectionVariants<Id>,
  stored: string | undefined,
): Id {
  const ids = idsOf(names);
  const variant = ids.find((id) => id === stored) ?? ids[0];
  if (variant === undefined) throw new Error("A section type needs at least one variant.");
  return variant;
}
