import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import {
  bookingPhone,
  formatPhone,
  socialLinks,
  urgentPhone,
  whatsappMessage,
  whatsappUrl,
} from "./contact.ts";

const { siteContent } = bundledSite;
const withDoctor = (change: Partial<SiteContent["doctorInfo"]>): SiteContent => ({
  ...siteContent,
  doctorInfo: { ...siteContent.doctorInfo, ...change },
});
const withWork = (change: Partial<SiteContent["doctorWorkInfo"]>): SiteContent => ({
  ...siteContent,
  doctorWorkInfo: { ...siteContent.doctorWorkInfo, ...change },
});

describe("phones", () => {
  test("are dialled in international form and read in groups", () => {
    expect(bookingPhone(withDoctor({ phone: "+529511234567" }))?.href).toBe("tel:+529511234567");
    expect(formatPhone("+529511234567")).toBe("951 123 4567");
    expect(["+525512345678", "+525612345678", "+523312345678", "+528112345678"].map(formatPhone)).toEqual([
      "55 1234 5678",
      "56 1234 5678",
      "33 1234 5678",
      "81 1234 5678",
    ]);
    expect(bookingPhone(withDoctor({ phone: "" }))).toBeNull();
  });

  test("for appointments and urgencies are the doctor's, as they are read there", () => {
    expect(bookingPhone(withDoctor({ phoneDisplay: "(000) 000 0000" }))).toEqual({
      number: "+520000000000",
      display: "(000) 000 0000",
      href: "tel:+520000000000",
    });
    expect(urgentPhone(siteContent)?.display).toBe("000 000 0001");
  });

  test("of the office replace the doctor's", () => {
    const site = withWork({ schedulePhone: "+529510000002", urgenciesPhone: "+529510000003" });
    expect(bookingPhone(site)?.display).toBe("951 000 0002");
    expect(urgentPhone(site)?.href).toBe("tel:+529510000003");
  });

  test("that are empty are null", () => {
    expect(bookingPhone(withDoctor({ phone: "" }))).toBeNull();
    expect(urgentPhone(withDoctor({ urgenciesPhone: "" }))).toBeNull();
  });
});

describe("the prefilled message", () => {
  test("asks for an appointment with the doctor and states the price and the place", () => {
    expect(whatsappMessage(siteContent)).toBe(
      "Hola, quiero agendar una cita con la Dra. Ejemplo Apellido. Entiendo que la consulta cuesta 1,000 pesos y que el consultorio está en Calle Ejemplo 123, Col. Centro, Oaxaca de Juárez, Oaxaca.",
    );
  });

  test("names the topic of the page", () => {
    expect(whatsappMessage(siteContent, "Escleroterapia")).toContain("Me interesa: Escleroterapia.");
  });

  test.each([
    ["Dr. Ejemplo", "cita con el Dr. Ejemplo."],
    ["Clínica Ejemplo", "cita con Clínica Ejemplo."],
  ])("to %s reads well", (name, words) => {
    expect(whatsappMessage(withDoctor({ name }))).toContain(words);
  });

  test("follows the price and the address of the content", () => {
    const site = { ...withWork({ consultingAddress: "Calle Otra 5" }), consultationPrice: 1250 };
    expect(whatsappMessage(site)).toContain("cuesta 1,250 pesos y que el consultorio está en Calle Otra 5.");
  });

  test("opens with digits only, and comes back whole from the address", () => {
    const url = new URL(whatsappUrl(siteContent, "Várices & úlceras 100 #1") ?? "");
    expect(url.origin + url.pathname).toBe("https://wa.me/520000000000");
    expect(url.searchParams.get("text")).toBe(whatsappMessage(siteContent, "Várices & úlceras 100 #1"));
    expect(url.href).not.toContain("+");
  });

  test("has no link without a number", () => {
    expect(whatsappUrl(withDoctor({ whatsapp: "" }))).toBeNull();
  });
});

describe("social links", () => {
  test("are facebook, instagram and the map by default", () => {
    expect(socialLinks(siteContent).map(({ network }) => network)).toEqual(["facebook", "instagram", "map"]);
    const site = withDoctor({ tiktokLink: "https://www.tiktok.com/@ejemplo" });
    expect(socialLinks(site, ["tiktok", "youtube"])).toEqual([
      { network: "tiktok", href: "https://www.tiktok.com/@ejemplo" },
    ]);
  });

  test("leave out networks without a link", () => {
    expect(socialLinks(withDoctor({ facebookLink: "", googleMapsLink: "" }))).toEqual([
      { network: "instagram", href: siteContent.doctorInfo.instagramLink },
    ]);
  });
});
