import { clinicTimeZone } from "@consultorio/content";

/** `2026-11-28 01:14:05`, which spreadsheets take for a date. */
const clinicTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: clinicTimeZone,
});

/** The table of the API, whose first column is in UTC, on the clinic's clock. */
export const withClinicTimes = (table: string): string =>
  table
    .replace('"Fecha (UTC)"', '"Fecha (hora del consultorio)"')
    .replace(
      /^"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/gm,
      (_, moment: string) => `"${clinicTime.format(new Date(moment))}"`,
    );
