import { expect, test } from "vitest";
import { withClinicTimes } from "./clinic-times.ts";

test("the table has the clinic's time, and a moment that somebody wrote stays", () => {
  const table = '\ufeff"Fecha (UTC)","Quién"\r\n"2026-11-28T07:14:05.123Z","2026-11-28T07:14:05.123Z"\r\n';
  expect(withClinicTimes(table)).toBe(
    '\ufeff"Fecha (hora del consultorio)","Quién"\r\n"2026-11-28 01:14:05","2026-11-28T07:14:05.123Z"\r\n',
  );
});
