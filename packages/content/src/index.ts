export { checklist } from "./checks/checklist.ts";
export * from "./checks/example-content.ts";
export { type Finding, type FindingTopic, findingTopics } from "./checks/finding.ts";
export { missingPictureWords } from "./checks/picture-words.ts";
export * from "./clinic/clinic-day.ts";
export * from "./clinic/contact.ts";
export * from "./clinic/notices.ts";
export * from "./clinic/opening-hours.ts";
export * from "./clinic/place.ts";
export { type PictureUse, pictureUses } from "./pictures/picture-uses.ts";
export * from "./pictures/pictures.ts";
export * from "./records/care-levels.ts";
export * from "./records/menu.ts";
export * from "./records/record-groups.ts";
export * from "./records/record-name.ts";
export * from "./records/related-records.ts";
export * from "./records/review-line.ts";
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
export type { SiteContent } from "./schema/site-content.ts";
export * from "./search/search-groups.ts";
export * from "./seo/canonical-path.ts";
export * from "./seo/json-ld.ts";
export * from "./seo/page-metadata.ts";
export type { StructuredDataOptions } from "./seo/setting.ts";
export { structuredData } from "./seo/structured-data.ts";
export * from "./site/documents.ts";
export * from "./site/public-site.ts";
export * from "./site/redirects.ts";
export * from "./site/route.ts";
export * from "./site/shown-site.ts";
export { type Change, type SectionWords, siteChanges } from "./site/site-changes.ts";
export { type SiteField, siteFields } from "./site/site-fields.ts";
export * from "./site/text.ts";
