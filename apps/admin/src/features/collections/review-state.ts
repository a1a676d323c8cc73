import { clinicDay, type Review } from "@consultorio/content";

export type ReviewState = "pending" | "overdue" | "soon" | "fine";

/** Days before the date of a review in which it counts as upcoming. */
const ahead = 30;

/** The state of a record in the review calendar, by its dates. */
export function reviewState(review: Review | undefined, now: Date): ReviewState {
  if (review === undefined || review.reviewedOn === "") return "pending";
  if (review.nextReview === "") return "fine";
  if (review.nextReview < clinicDay(now)) return "overdue";
  const limit = new Date(now.getTime() + ahead * 24 * 60 * 60 * 1000);
  return review.nextReview <= clinicDay(limit) ? "soon" : "fine";
}

/** The most pressing first. */
export const reviewOrder: readonly ReviewState[] = ["overdue", "pending", "soon", "fine"];
