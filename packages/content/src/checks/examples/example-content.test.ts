import fc from "fast-check";
import { expect, test } from "vitest";
import { bundledSite } from "#data/index.ts";
import type { Site } from "#site/documents.ts";
import { confirmationMark, withConfirmation } from "../confirmed.ts";
import { bundledClaims } from "./bundled-claims.ts";
import { exampleContent } from "./example-content.ts";
import { confirmableContent, inventedContent } from "./invented-content.ts";

const paths = (site: Site) => exampleContent(site).map(({ path }) => path);

test("finds every example in the bundled site", () => {
  expect(paths(bundledSite)).toEqual(
    expect.arrayContaining([
      "siteContent.doctorInfo.name",
      "siteContent.doctorInfo.address",
      "siteContent.doctorInfo.phone",
      "siteContent.doctorInfo.whatsapp",
      "siteContent.doctorInfo.urgenciesPhone",
      "siteContent.doctorInfo.cedProf",
      "siteContent.doctorInfo.cedEsp",
      "siteContent.doctorInfo.facebookLink",
      "siteContent.doctorInfo.googleMapsLink",
      "siteContent.doctorWorkInfo.consultingPostalCode",
      "siteContent.doctorWorkInfo.consultingLatitude",
      "siteContent.doctorWorkInfo.consultingLongitude",
      "siteContent.certifications.documents.0.name",
      "siteContent.experience.entities.1.value",
      "siteContent.experience.entities.2.value",
      "siteContent.contact.arrival.0",
      "siteContent.privacy.simplified",
      "testimonials.0.name",
    ]),
  );
});

test("what a section that is off would draw does not count, whether text, picture or fact", () => {
  const withTeam = (display: boolean): Site => ({
    ...bundledSite,
    selectedSections: {
      ...bundledSite.selectedSections,
      Team: { component: "TeamList", display, order: 200 },
      Certifications: { component: "CertificationsWall", display, order: 10 },
      PriceList: { component: "PriceListMenu", display, order: 210 },
      Testimonials: { component: "TestimonialsQuote", display, order: 90 },
    },
  });
  const parts = (site: Site) =>
    new Set(
      [...inventedContent(site), ...bundledClaims(site)].map(({ path }) =>
        path.split(".").slice(0, 2).join("."),
      ),
    );
  const drawn = ["siteContent.team", "siteContent.certifications", "siteContent.priceList", "testimonials.0"];
  expect([...parts(withTeam(true))]).toEqual(expect.arrayContaining(drawn));
  const off = parts(withTeam(false));
  expect(drawn.filter((part) => off.has(part))).toEqual([]);
  const { selectedSections: _, ...unknown } = withTeam(false);
  expect(exampleContent(unknown).length).toBeGreaterThan(exampleContent(withTeam(true)).length);
});

test("an example has the words of its form", () => {
  const labels = Object.fromEntries(exampleContent(bundledSite).map(({ path, label }) => [path, label]));
  expect(labels["siteContent.doctorInfo.phone"]).toBe("Información del Doctor: Teléfono para citas");
  expect(labels["siteContent.contact.arrival.0"]).toBe("Contacto: Cómo llegar");
  expect(labels["testimonials.0.name"]).toBe("Testimonio: Nombre");
});

test("no record of a disease, a symptom or a service is an example", () => {
  expect(paths(bundledSite).filter((path) => /^(diseases|symptoms|services)\./.test(path))).toEqual([]);
});

test("a notice that the authority has not granted yet is no example", () => {
  expect(paths(bundledSite)).not.toContain("siteContent.doctorWorkInfo.avisoCofepris");
});

test("a hidden example does not count, and a replaced one is not reported", () => {
  const { siteContent } = bundledSite;
  const site: Site = {
    ...bundledSite,
    siteContent: {
      ...siteContent,
      doctorInfo: { ...siteContent.doctorInfo, name: "Dra. Luz Mora", phone: "+529511234567" },
    },
  };
  expect(paths(site)).not.toContain("siteContent.doctorInfo.name");
  expect(paths(site)).not.toContain("siteContent.doctorInfo.phone");
  expect(paths(bundledSite)).not.toContain("siteContent.certifications.documents.3.name");
});

test("a sentence that gives an example is none", () => {
  const [first, ...rest] = bundledSite.testimonials;
  if (first === undefined) throw new Error("The bundled site has no testimonial.");
  const site: Site = {
    ...bundledSite,
    testimonials: [
      {
        ...first,
        name: "Rosa",
        shortTestimonial: "Explica todo, por ejemplo con dibujos.",
        fullTestimonial: "",
      },
      ...rest,
    ],
  };
  expect(paths(site).filter((path) => path.startsWith("testimonials.0."))).toEqual([]);
});

test("what the clinic confirmed as its own is no example, until it changes", () => {
  const own = (name: string, confirmed: string): Site => {
    const { siteContent } = bundledSite;
    const doctorInfo = { ...siteContent.doctorInfo, name };
    const change = { mark: confirmationMark(confirmed), label: "Nombre", own: true };
    return { ...bundledSite, siteContent: withConfirmation({ ...siteContent, doctorInfo }, change) };
  };
  const name = "siteContent.doctorInfo.name";
  expect(paths(own("Dra. Luz Ejemplo", "Dra. Luz Ejemplo"))).not.toContain(name);
  expect(paths(own("Dra. Luz Mora Ejemplo", "Dra. Luz Ejemplo"))).toContain(name);
});

test("a confirmation is taken back by its mark, and is there once", () => {
  const { siteContent } = bundledSite;
  const change = { mark: confirmationMark("Ejemplo"), label: "Nombre" };
  const once = withConfirmation(siteContent, { ...change, own: true });
  expect(withConfirmation(once, { ...change, own: true }).confirmed).toEqual([{ ...change, explicit: true }]);
  expect(withConfirmation(once, { ...change, own: false }).confirmed).toEqual([]);
});

test("what can be confirmed is there once, and what waits to be known is not", () => {
  const values = confirmableContent(bundledSite).map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toContain("/imagenes/doctor");
  expect(values.filter((value) => /por confirmar/i.test(value))).toEqual([]);
  expect(confirmableContent(bundledSite).some(({ confirmed }) => confirmed)).toBe(false);
});

test("two values have two marks, of 14 digits", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(confirmationMark(one)).toMatch(/^[0-9a-f]{14}$/);
      expect(confirmationMark(one) === confirmationMark(other)).toBe(one === other);
    }),
  );
});
