export type { Role } from "@consultorio/content";

import { accountRoutes, userRoutes } from "./account.ts";
import { documentRoutes } from "./documents.ts";
import { homeRoutes } from "./home.ts";
import { mediaRoutes } from "./media.ts";
import { reviewRoutes } from "./review.ts";
import { sessionRoutes } from "./session.ts";
import { versionRoutes } from "./versions.ts";

export type { OpenSession, User } from "./account.ts";
export { role as roleSchema } from "./credentials.ts";
export type { Access, Input, Output, Params, Route } from "./define-route.ts";
export { type BinRecord, collectionNames, type RecordUse } from "./documents.ts";
export type { Overview } from "./home.ts";
export type { BundledPicture, Crop, LibraryFile } from "./media.ts";
export type { NewNote, ReviewedDraft, ReviewLink, ReviewNote } from "./review.ts";
export type { ChangedThing, PublishedVersion, SavedVersion, Scheduled, SiteChange } from "./versions.ts";

/** Every call of the API by its name. */
export const contract = {
  ...sessionRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...documentRoutes,
  ...versionRoutes,
  ...homeRoutes,
  ...mediaRoutes,
  ...reviewRoutes,
};

export type Contract = typeof contract;
