export type { Role } from "@consultorio/content";

import { accountRoutes, userRoutes } from "./account.ts";
import { activityRoutes } from "./activity.ts";
import { documentRoutes } from "./documents.ts";
import { homeRoutes } from "./home.ts";
import { mediaRoutes } from "./media.ts";
import { reviewRoutes } from "./review.ts";
import { sessionRoutes } from "./session.ts";
import { versionRoutes } from "./versions.ts";

export type { OpenSession, OpenWork, User } from "./account.ts";
export type { ActivityLine } from "./activity.ts";
export { role as roleSchema } from "./credentials.ts";
export type { Access, Input, Output, Params, Route } from "./define-route.ts";
export { type BinRecord, listNames, type RecordUse } from "./documents.ts";
export type { Overview } from "./home.ts";
export type { BundledPicture, Crop, LibraryFile } from "./media.ts";
export {
  type NewNote,
  type ReviewedDraft,
  type ReviewLink,
  type ReviewNote,
  reviewHeaders,
} from "./review.ts";
export type {
  ChangedThing,
  ConfirmedContent,
  PublishedVersion,
  SavedVersion,
  Scheduled,
  SiteChange,
} from "./versions.ts";

/** Every call of the API by its name. */
export const contract = {
  ...sessionRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...activityRoutes,
  ...documentRoutes,
  ...versionRoutes,
  ...homeRoutes,
  ...mediaRoutes,
  ...reviewRoutes,
};
