/** The ids of each section type's variants. The catalog fills it in, so that no component imports a section. */
// biome-ignore lint/suspicious/noEmptyInterface: registry/catalog.ts adds the members.
export interface VariantIds {}
