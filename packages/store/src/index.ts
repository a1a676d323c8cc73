export { type AuthenticatedUser, type Credentials, normalizedEmail } from "./account.ts";
export {
  type Actor,
  type Author,
  type Role,
  roles,
  type SystemActor,
  system,
  type User,
  type VerifiedSession,
} from "./actor.ts";
export type { AttemptAnswer, AttemptLimit } from "./attempts.ts";
export type { AuditEntry } from "./audit.ts";
export { canonicalJson, type JsonValue, sha256 } from "./canonical-json.ts";
export type { Range } from "./context.ts";
export { type DocumentChanges, type DocumentName, type Documents, documentNames } from "./documents.ts";
export { beOnlyServer } from "./engine/sqlite-file.ts";
export { exportToFile } from "./export/export-file.ts";
export type { ExportSummary } from "./export/export-format.ts";
export { importStore } from "./export/import-store.ts";
export { describeExport } from "./export/read-export.ts";
export type { LivePointer } from "./live-pointer.ts";
export type { LiveNews } from "./live-watch.ts";
export type { Media, MediaUpload } from "./media.ts";
export type { MediaFile } from "./media-file.ts";
export type { NewPublication, Publication, PublicationSummary } from "./publications.ts";
export type { PublishedPage, StoredPage } from "./published-page.ts";
export type { ReviewLink, ReviewNote } from "./review-links.ts";
export { type Revision, type RevisionSummary, VersionConflict } from "./revision.ts";
export type { Save } from "./revisions.ts";
export type { ScheduledPublication, ScheduleState } from "./schedule.ts";
export type { OpenSession } from "./sessions.ts";
export type { SetupAnswer, SetupRefusal } from "./setup-token.ts";
export { openStore, type Store, type StoreOptions } from "./store.ts";
export { StoreError, type StoreErrorCode } from "./store-error.ts";
