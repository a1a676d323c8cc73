import { siteFields } from "../site/site-fields.ts";
import type { Documents } from "./examples/example-content.ts";

/** Records that a doctor should have reviewed again before `today`, a day at the clinic. Hidden records do not count. */
export const overdueReviews = (site: Documents, today: string): number =>
  siteFields(site).filter(
    ({ path, value, shown }) =>
      shown && path.endsWith(".review.nextReview") && value !== "" && String(value) < today,
  ).length;
