import type { Review } from "../schema/evidence.ts";

const pending = "Pendiente de revisión por la especialista.";
const day = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeZone: "UTC" });

/** Who reviewed a record and when, as one line. A record without a date of review says that it is pending. */
export function reviewLine({ review }: { review?: Review | undefined }): string {
  if (review === undefined || review.reviewedOn === "") return pending;
  const { reviewedBy, reviewedOn, nextReview } = review;
  const reviewed = `Revisión médica: ${reviewedBy}, ${day.format(new Date(reviewedOn))}.`;
  return nextReview === "" ? reviewed : `${reviewed} Próxima revisión: ${day.format(new Date(nextReview))}.`;
}
