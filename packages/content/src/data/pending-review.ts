import type { Review } from "../schema/evidence.ts";

/** Nobody has reviewed the bundled texts yet, and the site says so. */
export const pendingReview: Review = {
  reviewedBy: "pendiente de revisión por la especialista",
  reviewedOn: "",
  nextReview: "",
};
