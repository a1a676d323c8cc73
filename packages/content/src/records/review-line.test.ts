import { expect, test } from "vitest";
import { reviewLine } from "./review-line.ts";

test("a record that nobody reviewed says so, with or without a name", () => {
  const pending = "Pendiente de revisión por la especialista.";
  expect(reviewLine({})).toBe(pending);
  expect(
    reviewLine({ review: { reviewedBy: "Dra. Ejemplo", reviewedOn: "", nextReview: "2028-01-01" } }),
  ).toBe(pending);
});

test("a reviewed record names who and when, on that very day in any time zone", () => {
  const review = { reviewedBy: "Dra. Ejemplo", reviewedOn: "2027-03-01", nextReview: "" };
  expect(reviewLine({ review })).toBe("Revisión médica: Dra. Ejemplo, 1 de marzo de 2027.");
  expect(reviewLine({ review: { ...review, nextReview: "2028-12-31" } })).toBe(
    "Revisión médica: Dra. Ejemplo, 1 de marzo de 2027. Próxima revisión: 31 de diciembre de 2028.",
  );
});
