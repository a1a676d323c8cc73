import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { appointmentDays } from "./appointment-days.ts";

const { siteContent } = bundledSite;

const daysWith = (hours: Partial<typeof siteContent.doctorWorkInfo>) =>
  appointmentDays({ ...siteContent, doctorWorkInfo: { ...siteContent.doctorWorkInfo, ...hours } });

test("the days are those of the office's hours, each with the halves in which it is open", () => {
  expect(appointmentDays(siteContent)).toEqual([
    ...["lunes", "martes", "miércoles", "jueves", "viernes"].map((name) => ({ name, halves: ["afternoon"] })),
    { name: "sábado", halves: ["morning"] },
  ]);
});

test.each([
  ["9:00 a 14:00, 16:00 a 19:00", ["morning", "afternoon"]],
  ["9:00 a 18:00", ["morning", "afternoon"]],
  ["12:30 a 14:00", ["afternoon"]],
])("an office that opens %s has %j", (consultingHours1, halves) => {
  const days = daysWith({ consultingHoursDays1: "Martes", consultingHours1, consultingHours2: "" });
  expect(days).toEqual([{ name: "martes", halves }]);
});

test("an office without hours has no days", () => {
  expect(daysWith({ consultingHours1: "", consultingHours2: "" })).toEqual([]);
});
