import { contract } from "../contract/index.ts";
import { implement } from "../endpoint.ts";
import { accountHandlers, userHandlers } from "./account.ts";
import { activityHandlers } from "./activity.ts";
import { documentHandlers } from "./documents.ts";
import { homeHandlers } from "./home.ts";
import { mediaHandlers } from "./media.ts";
import { reviewHandlers } from "./review.ts";
import { sessionHandlers } from "./session.ts";
import { versionHandlers } from "./versions.ts";

/** The code of every call. A route of the contract without its handler does not compile. */
export const endpoints = implement(contract, {
  ...sessionHandlers,
  ...accountHandlers,
  ...userHandlers,
  ...activityHandlers,
  ...documentHandlers,
  ...versionHandlers,
  ...homeHandlers,
  ...mediaHandlers,
  ...reviewHandlers,
});
