import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import { bookingCalendar, directionLinks, mapFrame } from "./place.ts";

const { siteContent } = bundledSite;
const withDoctor = (change: Partial<SiteContent["doctorInfo"]>): SiteContent => ({
  ...siteContent,
  doctorInfo: { ...siteContent.doctorInfo, ...change },
});

describe("the way to the office", () => {
  test("leads to the address in Google Maps and in Waze", () => {
    const links = directionLinks(withDoctor({ address: "Calle 5 #10 & Av. Juárez" }));
    expect(new URL(links?.googleMaps ?? "").searchParams.get("destination")).toBe("Calle 5 #10 & Av. Juárez");
    expect(new URL(links?.waze ?? "").searchParams.get("q")).toBe("Calle 5 #10 & Av. Juárez");
  });

  test("is unknown without an address", () => {
    expect(directionLinks(withDoctor({ address: "" }))).toBeNull();
    expect(mapFrame(withDoctor({ address: "" }))).toBeNull();
  });
});

describe("the map's frame", () => {
  test.each(["https://www.google.com/maps/embed?pb=!1m18", "https://www.google.com/maps?q=x&output=embed"])(
    "is the clinic's own: %s",
    (googleMapsEmbedLink) => {
      expect(mapFrame(withDoctor({ googleMapsEmbedLink }))).toBe(googleMapsEmbedLink);
    },
  );

  test.each([
    "",
    "https://www.google.com/maps/place/Oaxaca",
    "https://mapa.example/maps/embed",
    "https://maps.google.com/maps?q=x&output=embed",
    "http://www.google.com/maps/embed?pb=1",
    "/maps/embed",
  ])("is a search for the address where what is given cannot be framed: %s", (googleMapsEmbedLink) => {
    const frame = new URL(mapFrame(withDoctor({ googleMapsEmbedLink, address: "Calle 5" })) ?? "");
    expect(frame.searchParams.get("q")).toBe("Calle 5");
    expect(frame.searchParams.get("output")).toBe("embed");
  });
});

describe("the booking calendar", () => {
  test("is missing while there is no profile", () => {
    expect(bookingCalendar(siteContent)).toBeNull();
  });

  test.each([
    "ana-lopez",
    "https://www.doctoralia.com.mx/ana-lopez/angiologo/oaxaca",
    "doctoralia.com.mx/ana-lopez?utm_source=x",
  ])("is that of the name in the profile's address: %s", (profile) => {
    const site = { ...siteContent, doctoralia: { ...siteContent.doctoralia, profile } };
    expect(bookingCalendar(site)?.frame).toContain("/big_with_calendar/ana-lopez?");
    expect(bookingCalendar(site)?.profile).toBe("https://www.doctoralia.com.mx/ana-lopez");
  });

  test("escapes the profile in its address", () => {
    const site = { ...siteContent, doctoralia: { ...siteContent.doctoralia, profile: "ana/../otro" } };
    const booking = bookingCalendar(site);
    expect(booking?.frame).toContain("/big_with_calendar/ana%2F..%2Fotro?");
    expect(booking?.profile).toBe("https://www.doctoralia.com.mx/ana%2F..%2Fotro");
  });
});
