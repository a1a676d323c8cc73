import { afterEach, describe, expect, it, vi } from "vitest";
import { bundledSite } from "../data/index.ts";
import { drawnSite, isLaterAnnouncement, laterClosures, showsExample } from "./drawn-site.ts";

const { siteContent } = bundledSite;
const none = { text: "", linkText: "", link: "", until: "" };
const closures = [
  { from: "2026-11-02", to: "2026-11-02", reason: "" },
  { from: "2026-12-23", to: "2026-12-23", reason: "" },
  { from: "2026-12-24", to: "2026-12-26", reason: "" },
];
const site = { ...bundledSite, siteContent: { ...siteContent, notices: { announcement: none, closures } } };

afterEach(() => void vi.useRealTimers());

describe("a site on a day", () => {
  it("has no notices that ended, and knows the closures that are more than two weeks away", () => {
    const drawn = drawnSite(site, "2026-12-09");
    expect(drawn.siteContent.notices?.closures).toEqual(closures.slice(1));
    expect(laterClosures(drawn)).toEqual(["2026-12-24"]);
    expect(laterClosures(drawnSite(site, "2026-12-10"))).toEqual([]);
    expect(laterClosures(drawnSite(bundledSite, "2026-12-10"))).toEqual([]);
  });

  it("knows whether the first day of the home page's announcement is still to come", () => {
    const homeAnnouncement = { ...siteContent.homeAnnouncement, from: "2026-12-10" };
    const announced = { ...bundledSite, siteContent: { ...siteContent, homeAnnouncement } };
    const later = ["2026-12-09", "2026-12-10"].map((day) => isLaterAnnouncement(drawnSite(announced, day)));
    expect(later).toEqual([true, false]);
  });

  it("is drawn for today by default", () => {
    // The last evening before the notice of the closure, on the clinic's clock.
    vi.useFakeTimers({ now: new Date("2026-12-09T23:00:00-06:00") });
    expect(laterClosures(site)).toEqual(["2026-12-24"]);
  });

  it("says whether it is an example", () => {
    expect(showsExample(bundledSite)).toBe(true);
    expect(showsExample(drawnSite(bundledSite, "2026-12-09"))).toBe(true);
    const { facts } = drawnSite(bundledSite, "2026-12-09");
    expect(showsExample({ ...bundledSite, facts: { ...facts, isExample: false } })).toBe(false);
  });
});
