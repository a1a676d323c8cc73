export { type AuthenticatedUser, type Credentials, normalizedEmail } from "./accounts/account.ts";
export {
  type Actor,
  type Author,
  type Role,
  roles,
  type SystemActor,
  system,
  type User,
  type VerifiedSession,
} from "./accounts/actor.ts";
export type { AuditEntry } from "./accounts/audit.ts";
export type { RateLimit, RateLimitResult } from "./accounts/rate-limiter.ts";
export type { OpenSession } from "./accounts/sessions.ts";
export type { SetupAnswer, SetupRefusal } from "./accounts/setup-token.ts";
export { canonicalJson, type JsonValue, sha256 } from "./base/canonical-json.ts";
export type { Range } from "./base/range.ts";
export { StoreError } from "./base/store-errors.ts";
export { acquireServerLock } from "./engine/sqlite-file.ts";
export { exportToFile } from "./export/export-file.ts";
export type { ExportSummary } from "./export/export-format.ts";
export { importStore } from "./export/import-store.ts";
export { describeExport } from "./export/read-export.ts";
export type { Media, MediaUpload } from "./media/media.ts";
export type { MediaFile } from "./media/media-file.ts";
export type { LivePointer } from "./publications/live-pointer.ts";
export type { NotificationMode } from "./publications/publication-notifier.ts";
export type { NewPublication, Publication, PublicationSummary } from "./publications/publications.ts";
export type { PublishedPage, StoredPage } from "./publications/published-page.ts";
export type { ScheduledPublication, ScheduleState } from "./publications/schedule.ts";
export type { ReviewLink, ReviewNote } from "./review/review-links.ts";
export {
  type DocumentChanges,
  type DocumentName,
  type Documents,
  documentNames,
} from "./revisions/documents.ts";
export { type Revision, type RevisionSummary, VersionConflict } from "./revisions/revision.ts";
export type { Save } from "./revisions/revisions.ts";
export { openStore, type Store, type StoreOptions } from "./store.ts";
