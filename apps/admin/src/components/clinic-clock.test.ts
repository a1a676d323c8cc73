import { expect, test } from "vitest";
import { isElsewhere, momentAtClinic } from "./clinic-clock.ts";
import { formatMoment } from "./format-moment.ts";

test("a day and a time are those of the clinic, wherever they were typed", () => {
  expect(momentAtClinic("2030-05-04", "10:00")).toEqual(new Date("2030-05-04T16:00:00Z"));
  expect(momentAtClinic("2030-05-04", "23:59")).toEqual(new Date("2030-05-05T05:59:00Z"));
  expect(momentAtClinic("", "10:00")).toBeNull();
  expect(momentAtClinic("2030-05-04", "")).toBeNull();
});

test("a moment is read on the clinic's clock", () => {
  expect(formatMoment(new Date("2026-11-21T01:30:00Z"))).toMatch(/^20 de noviembre de 2026\D+7:30/);
});

test("another clock is known by the time that it shows", () => {
  const now = new Date("2026-11-21T01:30:00Z");
  const offset = now.getTimezoneOffset();
  expect(isElsewhere(now)).toBe(offset !== 6 * 60);
});
