import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { Notices } from "../schema/notices.ts";
import { parseDocument } from "../site/documents.ts";
import { formatDate } from "../site/text.ts";
import { addDays, clinicDay } from "./clinic-day.ts";
import { announcement, closureLine, closures, withoutPastNotices } from "./notices.ts";

const { siteContent } = bundledSite;
const notices: Notices = {
  announcement: { text: "Cambiamos de teléfono", linkText: "", link: "", until: "2026-12-01" },
  closures: [
    { from: "2026-12-24", to: "2026-12-26", reason: "fiestas" },
    { from: "2026-11-02", to: "2026-11-02", reason: "" },
  ],
};
const site = { ...bundledSite, siteContent: { ...siteContent, notices } };

describe("notices", () => {
  test("are none where nothing is stored", () => {
    expect(announcement(siteContent)).toBeNull();
    expect(closures(siteContent)).toEqual([]);
    expect(withoutPastNotices(bundledSite, "2030-01-01")).toBe(bundledSite);
  });

  test("come with the next closure first", () => {
    expect(announcement(site.siteContent)?.text).toBe("Cambiamos de teléfono");
    expect(closures(site.siteContent).map(closureLine)).toEqual([
      "Cerrado el 2 de noviembre",
      "Cerrado del 24 al 26 de diciembre: fiestas",
    ]);
    expect(closureLine({ from: "2026-12-30", to: "2027-01-02", reason: "" })).toBe(
      "Cerrado del 30 de diciembre al 2 de enero",
    );
  });

  test("name a day with its year, and leave a text that is no day unchanged", () => {
    expect(formatDate("2026-12-31")).toBe("31 de diciembre de 2026");
    expect(formatDate("pronto")).toBe("pronto");
  });

  test("stay until the end of their last day, and not longer", () => {
    const shown = (day: string) => {
      const { siteContent: content } = withoutPastNotices(site, day);
      return [announcement(content)?.text, closures(content).length];
    };
    expect(shown("2026-11-02")).toEqual(["Cambiamos de teléfono", 2]);
    expect(shown("2026-12-01")).toEqual(["Cambiamos de teléfono", 1]);
    expect(shown("2026-12-02")).toEqual([undefined, 1]);
    expect(shown("2026-12-27")).toEqual([undefined, 0]);
  });

  test("leave the home page's announcement until the end of its last day, and without one for good", () => {
    const shown = (until: string, day: string) => {
      const homeAnnouncement = { ...siteContent.homeAnnouncement, title: "Jornada", until };
      return withoutPastNotices({ ...bundledSite, siteContent: { ...siteContent, homeAnnouncement } }, day)
        .siteContent.homeAnnouncement.title;
    };
    expect(shown("2026-12-01", "2026-12-01")).toBe("Jornada");
    expect(shown("2026-12-01", "2026-12-02")).toBe("");
    expect(shown("", "2030-01-01")).toBe("Jornada");
  });

  test("are refused without an end, or with an end before their beginning", () => {
    const problems = (wrong: Notices) => {
      const parsed = parseDocument("siteContent", { ...siteContent, notices: wrong });
      return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
    };
    expect(problems(notices)).toEqual([]);
    const endless = { ...notices.announcement, until: "" };
    expect(problems({ ...notices, announcement: endless })).toEqual(["notices.announcement.until"]);
    const backwards = [{ from: "2026-12-26", to: "2026-12-24", reason: "" }];
    expect(problems({ ...notices, closures: backwards })).toEqual(["notices.closures.0.to"]);
    const withoutEnd = [{ from: "2026-12-24", to: "", reason: "" }];
    expect(problems({ ...notices, closures: withoutEnd })).toContain("notices.closures.0.to");
    expect(problems({ ...notices, closures: [{ from: "", to: "", reason: "" }] })).toEqual([]);
  });
});

test("a day is the clinic's, not Greenwich's", () => {
  expect(clinicDay(new Date("2026-12-01T05:59:00Z"))).toBe("2026-11-30");
  expect(clinicDay(new Date("2026-12-01T06:01:00Z"))).toBe("2026-12-01");
  expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
});

describe.each(["America/Tijuana", "Pacific/Auckland"])(
  "on a machine in %s, which changes its clocks",
  (zone) => {
    const machine = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      if (machine === undefined) delete process.env.TZ;
      else process.env.TZ = machine;
    });

    // In 2026 Tijuana changes its clocks on 8 March and 1 November, Auckland on 5 April and 27 September.
    test.each(["2026-03-08", "2026-04-05", "2026-09-27", "2026-11-01"])(
      "%s is a closed day of 24 hours",
      (day) => {
        const midnight = Date.parse(`${day}T06:00:00Z`);
        const hours = Array.from({ length: 26 }, (_, hour) =>
          clinicDay(new Date(midnight + (hour - 1) * 3_600_000)),
        );
        expect(hours).toEqual([addDays(day, -1), ...Array(24).fill(day), addDays(day, 1)]);
        const closed = { ...notices, closures: [{ from: day, to: day, reason: "" }] };
        const left = (now: string) =>
          closures(
            withoutPastNotices({ ...site, siteContent: { ...siteContent, notices: closed } }, now)
              .siteContent,
          ).length;
        expect([left(hours[1] ?? ""), left(hours[24] ?? ""), left(hours[25] ?? "")]).toEqual([1, 1, 0]);
      },
    );
  },
);
