export { checklist } from "./checks/checklist.ts";
export { withConfirmation } from "./checks/confirmed.ts";
export {
  type DrawnSite,
  drawnSite,
  isLaterAnnouncement,
  laterClosures,
  recordChanges,
  showsExample,
} from "./checks/drawn-site.ts";
export { type BundledClaim, bundledClaims } from "./checks/examples/bundled-claims.ts";
export { exampleContent, isExampleSite } from "./checks/examples/example-content.ts";
export { withoutExampleSentence } from "./checks/examples/example-sentence.ts";
export { confirmableContent, inventedContent } from "./checks/examples/invented-content.ts";
export { withoutLeftovers } from "./checks/examples/without-leftovers.ts";
export { type Finding, findingTopics } from "./checks/finding.ts";
export { overdueReviews } from "./checks/overdue-reviews.ts";
export {
  leftovers,
  type SetupStep,
  type SetupStepName,
  setupStepNames,
  setupSteps,
} from "./checks/setup-steps.ts";
export { brokenLinks } from "./checks/unresolved.ts";
export { missingPictureWords } from "./checks/words/picture-words.ts";
export * from "./clinic/appointment-days.ts";
export * from "./clinic/brand.ts";
export * from "./clinic/clinic-day.ts";
export * from "./clinic/contact.ts";
export { type HelpLine, helpLines } from "./clinic/help-lines.ts";
export * from "./clinic/notices.ts";
export * from "./clinic/opening-hours.ts";
export * from "./clinic/place.ts";
export { isEmptyRow, tidy, withCleanTexts } from "./input/tidy.ts";
export type { KindWords, RecordField, RecordGroup } from "./kinds/define-kind.ts";
export type { Disease } from "./kinds/diseases.ts";
export type { Guide } from "./kinds/guides.ts";
export * from "./kinds/index.ts";
export {
  type ListedGroup,
  listPageAt,
  listPageCount,
  listPageName,
  listPageSize,
} from "./kinds/list-pages.ts";
export { nameBesideOf, titleOf } from "./kinds/record-name.ts";
export type { Service } from "./kinds/services.ts";
export { type SiteContent, textsOf } from "./kinds/site-content.ts";
export type { Symptom } from "./kinds/symptoms.ts";
export * from "./pictures/image-ref.ts";
export {
  bundledPicturePaths,
  largestUploadWidth,
  type PictureSource,
  pictureFiles,
  uploadSizes,
} from "./pictures/picture-files.ts";
export { pictureUses, replacePicture } from "./pictures/picture-uses.ts";
export * from "./pictures/upload-address.ts";
export * from "./records/evidence.ts";
export {
  laterLinks,
  linksBesideMenu,
  type MenuDetail,
  type MenuItem,
  type MenuLink,
  menuItems,
  recordLinks,
} from "./records/menu.ts";
export { findRecord, recordName } from "./records/record.ts";
export * from "./records/record-changes.ts";
export { type RecordUse, recordUses } from "./records/record-uses.ts";
export { relatedRecords } from "./records/related-records.ts";
export { type RemovedRecord, removedRecords } from "./records/removed-records.ts";
export { isSameRecord } from "./records/same-record.ts";
export { submenuLimit } from "./records/submenu-limit.ts";
export { type ActivityKind, activityKinds } from "./schema/activity-kind.ts";
export { mailtoLink } from "./schema/addresses.ts";
export { cleanText } from "./schema/clean-text.ts";
export type { Care, CareLevelName, Relations, Review, Source } from "./schema/evidence.ts";
export type { Control, IconName, PhotoSubject } from "./schema/fields.ts";
export { type HomeSectionType, homeSectionTypes } from "./schema/home-sections.ts";
export { isRecord } from "./schema/is-record.ts";
export { mapTexts } from "./schema/map-texts.ts";
export type { Metadata } from "./schema/metadata.ts";
export type { Announcement, Closure } from "./schema/notices.ts";
export { formatDays, parseDays, parseHours } from "./schema/opening-hours.ts";
export { type PictureNote, picturesSchema } from "./schema/pictures.ts";
export { type Role, roles } from "./schema/role.ts";
export * from "./schema/selected-sections.ts";
export type { Testimonial } from "./schema/testimonials.ts";
export { type Theme, type ThemeId, themeSchema } from "./schema/theme.ts";
export { themeNames } from "./schema/theme-names.ts";
export { understoodDays } from "./schema/typed/understood-days.ts";
export { understoodEmail } from "./schema/typed/understood-email.ts";
export { understoodHours } from "./schema/typed/understood-hours.ts";
export { understoodLink } from "./schema/typed/understood-link.ts";
export { phonesIn, understoodPhone } from "./schema/typed/understood-phone.ts";
export { type SchemaPlace, type VisitInside, walkSchema } from "./schema/walk-schema.ts";
export { type SearchEntry, type SearchGroup, searchGroups } from "./search/search-groups.ts";
export { searchSource } from "./search/search-source.ts";
export { isSlip } from "./search/slip.ts";
export { jsonLd } from "./seo/json-ld.ts";
export { canonicalPath, pageMetadata } from "./seo/page-metadata.ts";
export { structuredData } from "./seo/structured-data.ts";
export { type ChangedThing, changeSummary } from "./site/change-summary.ts";
export * from "./site/documents.ts";
export { publicSite, shownSite } from "./site/public-site.ts";
export {
  listedKind,
  listRoute,
  menuPath,
  pageNumberOf,
  type Route,
  redirects,
  routeAt,
  routePath,
  searchDataPath,
  searchPath,
  siteRoutes,
} from "./site/route.ts";
export * from "./site/shown-prices.ts";
export { type Change, siteChanges, withoutChanges } from "./site/site-changes.ts";
export { type SiteField, siteFields } from "./site/site-fields.ts";
export * from "./site/text.ts";
