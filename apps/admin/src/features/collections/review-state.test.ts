import { expect, test } from "vitest";
import { reviewState } from "./review-state.ts";

const now = new Date("2026-11-20T18:00:00Z");
const review = (nextReview: string) => ({ reviewedBy: "Dra. Ana", reviewedOn: "2025-11-20", nextReview });

test.each([
  [undefined, "pending"],
  [{ ...review(""), reviewedOn: "" }, "pending"],
  [review(""), "fine"],
  [review("2026-11-19"), "overdue"],
  [review("2026-11-20"), "soon"],
  [review("2026-12-10"), "soon"],
  [review("2027-06-01"), "fine"],
])("%o is %s on 20 November 2026", (given, state) => expect(reviewState(given, now)).toBe(state));

test("the day is the office's: late in the evening it is not yet tomorrow", () => {
  expect(reviewState(review("2026-11-21"), new Date("2026-11-21T03:00:00Z"))).toBe("soon");
});
