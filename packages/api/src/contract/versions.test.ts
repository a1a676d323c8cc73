import { expect, it } from "vitest";
import { parseBody } from "../http/parse-body.ts";
import { versionRoutes } from "./versions.ts";

const { body } = versionRoutes.schedulePublication;

it("words to erase have at most two thousand characters", () => {
  const texts = ["x".repeat(2001)];
  expect(() => parseBody(versionRoutes.eraseWords.body, { texts })).toThrow("Como máximo 2,000 caracteres.");
});

it("a publication is scheduled for a moment that sorts after now", () => {
  expect(parseBody(body, { due: "2027-01-01T08:00:00-06:00" })).toEqual({ due: "2027-01-01T08:00:00-06:00" });
  // In UTC it is the year 10000, which is written with a plus: the text comes before every other one.
  for (const due of ["9999-12-31T23:59:59-06:00", "mañana"])
    expect(() => parseBody(body, { due })).toThrow("Día y hora: elige cuándo publicar.");
});
