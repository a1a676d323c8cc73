import { describe, expect, test } from "vitest";
import { formatPhone } from "../clinic/contact.ts";
import { formatTime } from "../clinic/opening-hours.ts";
import { parseHours } from "../schema/opening-hours.ts";
import { isShownFirst, sectionTypes } from "../schema/selected-sections.ts";
import { parseSite } from "../site/documents.ts";
import { formatNumber, interpolate, visible } from "../site/text.ts";
import { helpToQuit } from "./help-to-quit.ts";
import { bundledSite } from "./index.ts";

const { siteContent, selectedSections } = bundledSite;
const { doctorInfo, doctorWorkInfo } = siteContent;

/** Every text of a value, with its path. */
function textsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return value === "" ? [] : [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}
const texts = textsOf(bundledSite, "");
const isAddress = (text: string) => /^(\/|https:|#|\+52)/.test(text);
const prose = texts.filter(
  ({ path, text }) => !isAddress(text) && !/\.(id|alignment|icon|component)$/.test(path),
);
const pathsWith = (pattern: RegExp) => prose.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

test("the bundled site passes its schemas unchanged", () => {
  expect(parseSite({ ...bundledSite })).toEqual({ ok: true, value: bundledSite });
  expect(prose.length).toBeGreaterThan(800);
});

describe("one fact, one place:", () => {
  test("an hour is written only in the opening hours", () => {
    expect(pathsWith(/\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.? ?m\b/i)).toEqual([
      "siteContent.doctorWorkInfo.consultingHours1",
      "siteContent.doctorWorkInfo.consultingHours2",
    ]);
    const spoken = [doctorWorkInfo.consultingHours1, doctorWorkInfo.consultingHours2]
      .flatMap((hours) => parseHours(hours) ?? [])
      .flatMap(({ opens, closes }) => [formatTime(opens), formatTime(closes)]);
    expect(spoken).toHaveLength(4);
    expect(spoken.flatMap((hour) => pathsWith(literally(hour)))).toEqual([]);
  });

  test("opening days stand only in the opening hours", () => {
    expect(pathsWith(/\b(lunes|sábado|fin de semana)/i)).toEqual([
      "siteContent.doctorWorkInfo.consultingHoursDays1",
      "siteContent.doctorWorkInfo.consultingHoursDays2",
    ]);
  });

  test("a phone number is written only in its phone field", () => {
    const number = /\d{3}[ .-]?\d{3}[ .-]?\d{4}|\d{2}[ .-]\d{4}[ .-]\d{4}/;
    // The number of a public help line is derived from the table of help lines.
    expect(prose.filter(({ text }) => number.test(text.replace(helpToQuit, "")))).toEqual([]);
    expect(pathsWith(literally(formatPhone(doctorInfo.phone)))).toEqual([]);
    expect(texts.filter(({ text }) => text.startsWith("+52")).map(({ path }) => path)).toEqual([
      "siteContent.doctorInfo.phone",
      "siteContent.doctorInfo.whatsapp",
      "siteContent.doctorInfo.urgenciesPhone",
    ]);
  });

  test("the price is written only as a number", () => {
    expect(siteContent.consultationPrice).toBe(1000);
    expect(pathsWith(/\$\s?\d|\d\s*(pesos|MXN)\b/i)).toEqual([]);
    expect(pathsWith(literally(formatNumber(siteContent.consultationPrice)))).toEqual([]);
    expect(pathsWith(/(?<!\d[ ,.]?)\b1[ ,.]?000\b/)).toEqual([]);
  });

  test("the years of experience stand only as a number", () => {
    expect(siteContent.aboutMe.yearsOfExperience).toBe(5);
    expect(
      pathsWith(/(\d+|cuatro|cinco|seis) años de (experiencia|práctica|trayectoria|ejercicio)/i),
    ).toEqual([]);
    const years = siteContent.experience.entities.find(({ label }) => label === "años de experiencia");
    expect(years?.value).toBe("{yearsOfExperience}");
    expect(siteContent.aboutMe.description).toContain("{yearsOfExperience} años");
  });

  test("the address, the licences and the doctor's name stand in one field each", () => {
    expect(pathsWith(/Calle Ejemplo/)).toEqual(["siteContent.doctorInfo.address"]);
    expect(pathsWith(/XXXX/)).toEqual([
      "siteContent.doctorInfo.cedProf",
      "siteContent.doctorInfo.cedEsp",
      "siteContent.doctorWorkInfo.avisoCofepris",
    ]);
    expect(pathsWith(literally(doctorInfo.name))).toEqual(["siteContent.doctorInfo.name"]);
  });

  test("every placeholder is a fact that the site has", () => {
    expect(prose.filter(({ text }) => /\{|\}/.test(interpolate(text, siteContent)))).toEqual([]);
  });

  test("the map opens at the address", () => {
    const map = new URL(doctorInfo.googleMapsLink);
    expect(map.searchParams.get("query")).toBe(doctorInfo.address);
  });
});

describe("what a patient reads", () => {
  const english =
    /\b(the|and|with|your|you|for|from|about|appointment|treatment|health|blood|vein|pain|care|read more|click)\b/i;

  test("is Spanish, save the title and publisher of a source, which keep their language", () => {
    expect(pathsWith(english).filter((path) => !/\.sources\.\d+\.(title|publisher)$/.test(path))).toEqual([]);
  });

  test("speaks to them as tú", () => {
    expect(
      pathsWith(/\b(usted|ustedes|consulte|acuda|agende|llame|solicite|su médico|su doctora|sus piernas)\b/i),
    ).toEqual([]);
  });

  test("names no doctor as a woman: what a man keeps of it is his too", () => {
    expect(pathsWith(/\b(?:con|de|por) la doctora\b/i)).toEqual([]);
  });

  test("promises no cure and no certainty, and gives no dose", () => {
    expect(
      pathsWith(
        /\b(cura|curamos|curar|garantiza\w*|milagros\w*|infalible)\b|100 ?%|sin riesgos?\b|sin dolor\b/i,
      ),
    ).toEqual([]);
    expect(pathsWith(/\d\s?(mg|mcg|ml|UI|tabletas?|comprimidos?)\b/)).toEqual([]);
  });
});

describe("the example", () => {
  test("has no data of a real person", () => {
    expect(doctorInfo.name).toContain("Ejemplo");
    expect(doctorInfo.phone).toMatch(/^\+5200000000/);
    expect(doctorWorkInfo.avisoCofepris).toBe("X".repeat(17));
    expect(bundledSite.testimonials.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `Paciente de ejemplo ${place}`),
    );
  });

  test("has the constants of the specification", () => {
    expect(siteContent.header).toMatchObject({
      headerHeight: 160,
      headerStickyHeight: 60,
      isSticky: true,
      logoHeight: 70,
      logoMenuHeight: 80,
    });
    expect(siteContent.heroSection).toMatchObject({
      heroSectionHeight: 400,
      logoHeight: 350,
      backgroundHeroImageHeight: 100,
      foregroundHeroImageHeight: 90,
      overlayOpacity: 0.1,
    });
    expect(doctorInfo.logoHeight).toBe(100);
    expect(siteContent.photosGallery.images).toHaveLength(6);
  });

  test("shows five ways to pay and hides card brands and PayPal", () => {
    expect(visible(siteContent.payments.methods).map(({ name }) => name)).toEqual([
      "Efectivo",
      "Transferencia",
      "Tarjeta de crédito",
      "Tarjeta de débito",
      "Seguro de gastos médicos",
    ]);
    const hidden = siteContent.payments.methods.filter((method) => !method.visible);
    expect(hidden.map(({ name }) => name)).toEqual(["Visa", "Mastercard", "American Express", "PayPal"]);
  });

  test("shows fourteen insurers, each once", () => {
    const shown = visible(siteContent.insurances.companies);
    expect(shown).toHaveLength(14);
    expect(new Set(shown.map(({ name }) => name)).size).toBe(14);
  });

  test("selects a layout of its own type for every section, and shows those of the specification but two", () => {
    expect(Object.keys(selectedSections).sort()).toEqual([...sectionTypes].sort());
    // The home page stays short: its other invitations have the buttons to call, and the office has its photographs ready.
    const hidden = ["CallToAction", "PhotosGallery"];
    for (const type of sectionTypes) {
      expect(selectedSections[type]?.display).toBe(isShownFirst(type) && !hidden.includes(type));
      expect(selectedSections[type]?.component.startsWith(type)).toBe(true);
    }
  });

  test("orders every section of the home page, and no two alike", () => {
    const frame = ["Header", "NavMenu", "Footer", "CallToActionIndividual"];
    const home = sectionTypes.filter((type) => !frame.includes(type));
    const orders = home.map((type) => selectedSections[type]?.order);
    expect(orders).not.toContain(undefined);
    expect(new Set(orders).size).toBe(home.length);
  });
});
