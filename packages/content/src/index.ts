export * from "./check/index.ts";
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
  controls,
  type FieldMeta,
  type IconName,
  iconNames,
  isSafeLink,
  normalizePhone,
} from "./schema/fields.ts";
export { type Metadata, metadataSchema } from "./schema/metadata.ts";
export { type Announcement, type Closure, type Notices, noticesSchema } from "./schema/notices.ts";
export { formatDays, parseDays, parseHours, type Span } from "./schema/opening-hours.ts";
export { type PictureNote, picturesSchema } from "./schema/pictures.ts";
export * from "./schema/selected-sections.ts";
export { type SiteContent, siteContentSchema } from "./schema/site-content.ts";
