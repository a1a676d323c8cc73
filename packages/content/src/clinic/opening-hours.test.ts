import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { formatTime, hoursLines, openingHours, openingStatus, overlappingHours } from "./opening-hours.ts";

const { siteContent } = bundledSite;
const hours = openingHours(siteContent);
/** A moment on the clinic's clock, six hours behind UTC all year. */
const clinic = (moment: string) => new Date(`${moment}:00-06:00`);

test("the hours are read from the content", () => {
  expect(hours).toEqual([
    { days: [1, 2, 3, 4, 5], opens: 15 * 60, closes: 20 * 60 },
    { days: [6], opens: 8 * 60, closes: 14 * 60 },
  ]);
});

test("the hours table is read on the 12-hour clock", () => {
  expect(hoursLines(siteContent)).toEqual([
    { days: "Lunes a viernes", hours: "3:00 PM a 8:00 PM" },
    { days: "Sábado", hours: "8:00 AM a 2:00 PM" },
  ]);
});

test("an office may open several times a day, and on any number of days", () => {
  const site = {
    ...siteContent,
    doctorWorkInfo: {
      ...siteContent.doctorWorkInfo,
      consultingHours1: "09:00 a 14:00, 16:00 a 19:00",
      consultingHoursMore: [{ days: "Domingo", hours: "10:00 a 12:00" }],
    },
  };
  expect(hoursLines(site)).toEqual([
    { days: "Lunes a viernes", hours: "9:00 AM a 2:00 PM y 4:00 PM a 7:00 PM" },
    { days: "Sábado", hours: "8:00 AM a 2:00 PM" },
    { days: "Domingo", hours: "10:00 AM a 12:00 PM" },
  ]);
  const noon = openingStatus(openingHours(site), clinic("2026-11-16T15:00"));
  expect(noon).toEqual({ open: false, next: { day: 1, opens: 16 * 60, inDays: 0 } });
  expect(openingHours(site).at(-1)).toEqual({ days: [0], opens: 600, closes: 720 });
});

test.each(["consultingHours2", "consultingHoursDays2"])("a line without its %s is left out", (field) => {
  const site = { ...siteContent, doctorWorkInfo: { ...siteContent.doctorWorkInfo, [field]: "" } };
  expect(hoursLines(site).map(({ days }) => days)).toEqual(["Lunes a viernes"]);
  expect(openingHours(site).flatMap(({ days }) => days)).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  [0, "12:00 AM"],
  [12 * 60, "12:00 PM"],
  [13 * 60 + 5, "1:05 PM"],
])("minute %i of the day is %s", (minute, words) => {
  expect(formatTime(minute)).toBe(words);
});

describe.each(["UTC", "America/Mexico_City", "Asia/Tokyo", "Pacific/Auckland"])(
  "on a machine in %s",
  (zone) => {
    const machine = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (machine === undefined) delete process.env.TZ;
      else process.env.TZ = machine;
    });

    test("the machine's clock is in that zone", () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    test("the office is open Monday to Friday 15 to 20 and Saturday 8 to 14, across the week", () => {
      const monday = clinic("2026-11-16T00:00").getTime();
      for (let minute = 0; minute < 7 * 24 * 60; minute += 5) {
        const day = Math.floor(minute / (24 * 60));
        const hour = (minute % (24 * 60)) / 60;
        const open = day < 5 ? hour >= 15 && hour < 20 : day === 5 && hour >= 8 && hour < 14;
        expect(openingStatus(hours, new Date(monday + minute * 60_000)).open).toBe(open);
      }
    });

    test("summer changes nothing: the clinic has no daylight saving time", () => {
      expect(openingStatus(hours, clinic("2026-07-13T15:00")).open).toBe(true);
      expect(openingStatus(hours, clinic("2026-07-13T14:59")).open).toBe(false);
    });

    test("an open office says when it closes", () => {
      expect(openingStatus(hours, clinic("2026-11-16T19:59"))).toEqual({ open: true, closes: 20 * 60 });
    });

    test.each([
      ["Monday morning", "2026-11-16T09:00", { day: 1, opens: 900, inDays: 0 }],
      ["Monday night", "2026-11-16T20:00", { day: 2, opens: 900, inDays: 1 }],
      ["Friday night", "2026-11-20T23:59", { day: 6, opens: 480, inDays: 1 }],
      ["Saturday afternoon", "2026-11-21T14:00", { day: 1, opens: 900, inDays: 2 }],
      ["Sunday", "2026-11-22T12:00", { day: 1, opens: 900, inDays: 1 }],
    ])("on %s it says when it opens next", (_, moment, next) => {
      expect(openingStatus(hours, clinic(moment))).toEqual({ open: false, next });
    });
  },
);

test("an office open one day only opens again a week later", () => {
  const onlySaturday = [{ days: [6], opens: 480, closes: 840 }];
  expect(openingStatus(onlySaturday, clinic("2026-11-21T15:00"))).toEqual({
    open: false,
    next: { day: 6, opens: 480, inDays: 7 },
  });
});

test("spans that meet are one: it closes at the end of the last", () => {
  const office = [
    { days: [1], opens: 540, closes: 840 },
    { days: [1], opens: 840, closes: 1140 },
    { days: [1], opens: 1200, closes: 1260 },
  ];
  expect(openingStatus(office, clinic("2026-11-16T10:00"))).toEqual({ open: true, closes: 1140 });
});

test("an office without hours never opens", () => {
  expect(openingStatus([], clinic("2026-11-16T16:00"))).toEqual({ open: false, next: null });
});

describe("on days of closure", () => {
  const week = [{ days: [1, 2, 3, 4, 5], opens: 900, closes: 1200 }];
  const holidays = [{ from: "2026-12-24", to: "2027-01-03" }];
  // The clinic's clock is six hours behind: these are four in the afternoon there.
  const at = (day: string) => openingStatus(week, new Date(`${day}T22:00:00Z`), holidays);

  test("the office is closed at an hour of consultation, and opens after the last of them", () => {
    expect(at("2026-12-23")).toEqual({ open: true, closes: 1200 });
    expect(at("2026-12-24")).toEqual({ open: false, next: { day: 1, opens: 900, inDays: 11 } });
    expect(at("2027-01-04")).toEqual({ open: true, closes: 1200 });
  });

  test("on the evening before, the next opening is after them", () => {
    const evening = openingStatus(week, new Date("2026-12-24T03:00:00Z"), holidays);
    expect(evening).toEqual({ open: false, next: { day: 1, opens: 900, inDays: 12 } });
  });
});

test("names the rows of hours that overlap an earlier one on the same day", () => {
  const work = {
    ...siteContent.doctorWorkInfo,
    consultingHoursDays1: "Lunes a viernes",
    consultingHours1: "09:00 a 14:00",
    consultingHoursDays2: "Sábado",
    consultingHours2: "10:00 a 12:00",
    consultingHoursMore: [
      { days: "Viernes y sábado", hours: "13:00 a 15:00" },
      { days: "Viernes", hours: "15:00 a 18:00" },
      { days: "Domingo", hours: "sin hora" },
    ],
    hospitalHoursDays1: "Viernes",
    hospitalHours1: "09:00 a 10:00",
  };
  expect(overlappingHours(work)).toEqual([{ path: "consultingHoursMore.0.hours", day: 5 }]);
});
