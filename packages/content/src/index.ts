export * from "./derive/index.ts";
export * from "./documents.ts";
export * from "./route.ts";
export * from "./schema/collections.ts";
export {
  type Care,
  type CareLevelName,
  careLevelNames,
  type Relations,
  type Review,
  type Source,
} from "./schema/evidence.ts";
export {
  type Control,
  type FieldMeta,
  type IconName,
  iconNames,
  isSafeLink,
  normalizePhone,
} from "./schema/fields.ts";
export { type Metadata, metadataSchema } from "./schema/metadata.ts";
export { parseDays, parseHours, type Span } from "./schema/opening-hours.ts";
export * from "./schema/selected-sections.ts";
export { type SiteContent, siteContentSchema } from "./schema/site-content.ts";
