import { type Care, type CareLevelName, careLevelNames, type Review } from "../schema/evidence.ts";
import { formatDate } from "../site/text.ts";
import type { RecordChange } from "./record-changes.ts";

/** Ways to ask for help: the emergency number, the office by telephone, the office in writing. */
export type CareContact = "911" | "call" | "message";

/** A level of care: its signs, the advice, and the contacts that a page may offer for it. */
export interface CareLevel {
  level: CareLevelName;
  title: string;
  action: string;
  signs: string[];
  contacts: readonly CareContact[];
}

const levels: Record<CareLevelName, { title: string; contacts: readonly CareContact[] }> = {
  emergencia: { title: "Emergencia: llama al 911", contacts: ["911"] },
  hoy: { title: "Atiéndete hoy mismo", contacts: ["call"] },
  cita: { title: "Con cita", contacts: ["call", "message"] },
};

/**
 * The care levels of a record, the most urgent first; levels without signs are left out. The only contact for an
 * emergency is 911: no message and no booking.
 */
export function careLevels({ care = {} }: { care?: Care | undefined }): CareLevel[] {
  return careLevelNames.flatMap((level) => {
    const levelCare = care[level];
    return levelCare === undefined || levelCare.signs.length === 0
      ? []
      : [{ level, ...levels[level], ...levelCare }];
  });
}

/** Whether a record names a sign of an emergency. */
export const hasEmergency = (record: { care?: Care | undefined }): boolean =>
  careLevels(record)[0]?.level === "emergencia";

/**
 * Who reviewed a record and when, as one line. A record without a date of review is pending.
 * @param specialist how the site names the doctor, such as `la angióloga`; may be empty
 */
export function reviewLine({ review }: { review?: Review | undefined }, specialist: string): string {
  if (review === undefined || review.reviewedOn === "")
    return `Pendiente de revisión ${specialist === "" ? "médica" : `por ${specialist}`}.`;
  const { reviewedBy, reviewedOn, nextReview } = review;
  const reviewed = reviewedLine({ reviewedBy, reviewedOn });
  return nextReview === "" ? reviewed : `${reviewed} Próxima revisión: ${formatDate(nextReview)}.`;
}

const reviewedLine = ({ reviewedBy, reviewedOn }: Pick<Review, "reviewedBy" | "reviewedOn">): string =>
  `Revisión médica: ${reviewedBy}, ${formatDate(reviewedOn)}.`;

/** What changed in a record, and who reviewed it, for readers. */
export function changeLine({ isNew, parts, review }: RecordChange): string {
  const changed = parts.length === 0 ? "" : `Cambió: ${parts.join(", ")}.`;
  const reviewed = review === null ? "Sin revisión médica de este cambio." : reviewedLine(review);
  return [isNew ? "Se publicó." : changed, reviewed].filter(Boolean).join(" ");
}
