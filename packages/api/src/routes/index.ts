import type { Contract } from "../contract/index.ts";
import type { Endpoint } from "../endpoint.ts";
import { accountEndpoints, userEndpoints } from "./account.ts";
import { documentEndpoints } from "./documents.ts";
import { mediaEndpoints } from "./media.ts";
import { reviewEndpoints } from "./review.ts";
import { sessionEndpoints } from "./session.ts";
import { versionEndpoints } from "./versions.ts";

/** The code of every call. A route of the contract without its endpoint does not compile. */
export const endpoints = {
  ...sessionEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...documentEndpoints,
  ...versionEndpoints,
  ...mediaEndpoints,
  ...reviewEndpoints,
} satisfies { [Name in keyof Contract]: Endpoint<Contract[Name]> };
