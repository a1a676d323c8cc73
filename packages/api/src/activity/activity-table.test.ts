import { expect, it } from "vitest";
import type { ActivityLine } from "../contract/activity.ts";
import { activityTable } from "./activity-table.ts";

const line: ActivityLine = {
  id: "1",
  createdAt: new Date("2026-11-28T07:14:05.123Z"),
  author: '=1+1 "Ana"',
  what: "Guardó cambios",
  about: "",
  saved: null,
  userAgent: "",
  network: "",
};

it("has the clinic's time, and keeps written text as text", () => {
  expect(activityTable([line]).split("\r\n")[1]).toBe(
    `"2026-11-28 01:14:05","'=1+1 ""Ana""","Guardó cambios","","",""`,
  );
});

it("says at its end when lines are missing", () => {
  expect(activityTable([line], true).split("\r\n")[2]).toContain("Hay más actividad, de antes.");
  expect(activityTable([line])).not.toContain("Hay más actividad");
});
