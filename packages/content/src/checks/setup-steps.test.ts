import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseSite, type Site } from "../site/documents.ts";
import { checklist } from "./checklist.ts";
import { inventedContent } from "./invented-content.ts";
import { overdueReviews } from "./overdue-reviews.ts";
import { leftovers, setupSteps } from "./setup-steps.ts";
import { withoutLeftovers } from "./without-leftovers.ts";

const photo = "/media/0123abcd-900x1200.webp";

/** The bundled site after somebody took the first eight steps. */
function ownSite(): Site {
  const site = structuredClone(bundledSite);
  const { siteContent: content } = site;
  Object.assign(content.doctorInfo, {
    ...{ name: "Dra. Luz Mora", address: "Av. Juárez 10, Centro, Oaxaca", portraitPath: photo },
    ...{ phone: "+529511234567", whatsapp: "+529511234567", urgenciesPhone: "" },
    ...{ cedProf: "1234567 · UNAM", cedEsp: "12345678 · UNAM" },
  });
  content.privacy.simplified = "Cuido tus datos.";
  content.privacy.sections = [{ title: "Contacto", text: "privacidad@luzmora.mx" }];
  content.theme = { preset: "flow" };
  return site;
}

const undone = (draft: Site, live: Site | null = bundledSite) =>
  setupSteps(draft, live)
    .filter(({ done }) => !done)
    .map(({ name }) => name);

test("the example has no step taken, and each step begins at its field", () => {
  const steps = setupSteps(bundledSite, bundledSite);
  expect(steps.filter(({ done }) => done)).toEqual([]);
  expect(Object.fromEntries(steps.map(({ name, path }) => [name, path]))).toEqual({
    name: "siteContent.doctorInfo.name",
    portrait: "siteContent.doctorInfo.portraitPath",
    logo: "siteContent.doctorInfo.logoStyle",
    licences: "siteContent.doctorInfo.cedProf",
    phones: "siteContent.doctorInfo.phone",
    office: "siteContent.doctorInfo.address",
    privacy: "siteContent.privacy.simplified",
    colours: "siteContent.theme.preset",
    publish: "",
  });
});

test("own content takes the steps, and a published site of one's own the last", () => {
  const own = ownSite();
  expect(undone(own)).toEqual(["publish"]);
  const clean = { ...own, ...withoutLeftovers(own) };
  expect(undone(clean, clean)).toEqual([]);
  expect(undone(clean, null)).toEqual(["publish"]);
});

test("a notice that is not granted yet does not stop the path, and is named", () => {
  const own = ownSite();
  const licences = () => setupSteps(own, null).find(({ name }) => name === "licences");
  const path = "siteContent.doctorWorkInfo.avisoCofepris";
  expect(licences()).toMatchObject({ done: true, pending: [path] });
  own.siteContent.doctorWorkInfo.avisoCofepris = "XXXXX XXXXX";
  expect(licences()).toMatchObject({ done: true, pending: [path] });
  own.siteContent.doctorWorkInfo.avisoCofepris = "2333022007A00123";
  expect(licences()).toMatchObject({ done: true, pending: [] });
});

test("what the example says as if it were true is named to be seen, until it says something else", () => {
  const own = ownSite();
  const pending = () => setupSteps(own, null).flatMap((step) => step.pending);
  own.siteContent.doctorWorkInfo.avisoCofepris = "2333022007A00123";
  expect(pending()).toEqual([
    "siteContent.aboutMe.yearsOfExperience",
    "siteContent.doctorWorkInfo.consultingHours1",
    "siteContent.consultationPrice",
  ]);
  own.siteContent.aboutMe.yearsOfExperience = 12;
  own.siteContent.consultationPrice = 900;
  own.siteContent.doctorWorkInfo.consultingHours1 = "09:00 a 14:00";
  expect(pending()).toEqual([]);
});

test("a step leads to the first of its fields that is missing", () => {
  const own = ownSite();
  own.siteContent.doctorInfo.cedEsp = "";
  own.siteContent.footer.logoFooter = "/imagenes/logo.svg";
  const paths = setupSteps(own, null).flatMap(({ done, path }) => (done || path === "" ? [] : [path]));
  expect(paths).toEqual(["siteContent.footer.logoFooter", "siteContent.doctorInfo.cedEsp"]);
});

test("drafts in any state have steps", () => {
  expect(undone(ownSite(), null)).toEqual(["publish"]);
  expect(
    setupSteps({}, null).every(({ done, name }) => !done || name === "portrait" || name === "logo"),
  ).toBe(true);
  const broken = { ...bundledSite, siteContent: { doctorInfo: { name: 7 } } };
  expect(setupSteps(broken, null)).toHaveLength(9);
});

test("what is left of the example beside the steps leaves the site in one go, and nothing else does", () => {
  const own = ownSite();
  expect(leftovers(own).length).toBeGreaterThan(15);
  const clean: Site = { ...own, ...withoutLeftovers(own) };
  expect(inventedContent(clean)).toEqual([]);
  expect(parseSite(clean).ok).toBe(true);
  expect(clean.testimonials).toHaveLength(own.testimonials.length);
  expect(clean.testimonials.every(({ visible }) => visible === false)).toBe(true);
  expect(clean.siteContent.certifications.documents.map(({ visible }) => visible)).toEqual([
    ...own.siteContent.certifications.documents.map(() => false),
  ]);
  expect(clean.siteContent.contact.arrival).toEqual([]);
  expect(clean.siteContent.doctorInfo.googleMapsLink).toContain(encodeURIComponent("Av. Juárez 10"));
  expect(clean.siteContent.aboutMe).toEqual(own.siteContent.aboutMe);
  expect(clean.diseases).toEqual(own.diseases);
});

test("the steps themselves are not taken by that", () => {
  const clean = { ...bundledSite, ...withoutLeftovers(bundledSite) };
  expect(undone(clean)).toHaveLength(9);
  expect(leftovers(clean)).toEqual([
    expect.objectContaining({ path: "siteContent.doctorInfo.googleMapsLink" }),
  ]);
});

test("bundled logos, portraits and papers are findings at their fields, also those of an older draft", () => {
  const older = structuredClone(bundledSite);
  const { doctorInfo, header, footer, aboutMe } = older.siteContent;
  for (const part of [doctorInfo, header]) part.logoPath = "/imagenes/logo.svg";
  footer.logoFooter = "/imagenes/logo.svg";
  aboutMe.imagePath = "/imagenes/doctor";
  const found = checklist(older, "2026-11-22").filter(({ topic }) => topic === "example");
  const paths = found.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "siteContent.doctorInfo.logoPath",
      "siteContent.doctorInfo.portraitPath",
      "siteContent.header.logoPath",
      "siteContent.footer.logoFooter",
      "siteContent.aboutMe.imagePath",
      "siteContent.certifications.documents.0.imagePath",
    ]),
  );
  expect(paths).not.toContain("siteContent.certifications.documents.3.imagePath");
  const own = checklist({ ...ownSite(), ...withoutLeftovers(ownSite()) }, "2026-11-22");
  expect(own.filter(({ topic }) => topic === "example")).toEqual([]);
});

test("overdue reviews are counted by day", () => {
  const site = structuredClone(bundledSite);
  const review = { reviewedBy: "Dra. Luz Mora", reviewedOn: "2025-01-01", nextReview: "2026-01-01" };
  Object.assign(site.diseases[0] ?? {}, { review });
  Object.assign(site.services[0] ?? {}, { review, visible: false });
  expect(overdueReviews(site, "2026-01-01")).toBe(0);
  expect(overdueReviews(site, "2026-01-02")).toBe(1);
});
