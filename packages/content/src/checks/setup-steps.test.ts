import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseSite, type Site } from "../site/documents.ts";
import { checklist } from "./checklist.ts";
import { confirmationMark, withConfirmation } from "./confirmed.ts";
import { bundledClaims } from "./examples/bundled-claims.ts";
import { inventedContent } from "./examples/invented-content.ts";
import { withoutLeftovers } from "./examples/without-leftovers.ts";
import { overdueReviews } from "./overdue-reviews.ts";
import { leftovers, setupSteps } from "./setup-steps.ts";

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
  content.aboutMe.yearsOfExperience = 12;
  content.consultationPrice = 900;
  content.doctorWorkInfo.consultingHours1 = "09:00 a 14:00";
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

test("own content completes the steps, and its publication the last one", () => {
  const site = ownSite();
  expect(undone(site)).toEqual(["publish"]);
  const clean = { ...site, ...withoutLeftovers(site) };
  expect(undone(clean, clean)).toEqual([]);
  expect(undone(clean, null)).toEqual(["publish"]);
});

test("a notice that is not granted yet does not stop the path, and is named", () => {
  const site = ownSite();
  const licences = () => setupSteps(site, null).find(({ name }) => name === "licences");
  const path = "siteContent.doctorWorkInfo.avisoCofepris";
  expect(licences()).toMatchObject({
    done: true,
    pending: [{ path, label: "Aviso de publicidad COFEPRIS", mark: null }],
  });
  site.siteContent.doctorWorkInfo.avisoCofepris = "XXXXX XXXXX";
  expect(licences()).toMatchObject({
    done: true,
    pending: [{ path, label: "Aviso de publicidad COFEPRIS", mark: null }],
  });
  site.siteContent.doctorWorkInfo.avisoCofepris = "2333022007A00123";
  expect(licences()).toMatchObject({ done: true, pending: [] });
});

test("a step waits for each fact of the example until the fact is confirmed or changed", () => {
  const site = ownSite();
  const years = "siteContent.aboutMe.yearsOfExperience";
  site.siteContent.aboutMe.yearsOfExperience = 5;
  site.siteContent.consultationPrice = 1000;
  site.siteContent.doctorWorkInfo.consultingHours1 = "15:00 a 20:00";
  const [step] = setupSteps(site, null);
  const mark = confirmationMark("5");
  expect(step).toMatchObject({
    done: false,
    path: years,
    pending: [{ path: years, label: "Años de experiencia", mark }],
  });
  expect(undone(site)).toEqual(["name", "office", "publish"]);
  expect(setupSteps(site, null)[5]?.pending.map(({ path }) => path)).toEqual([
    "siteContent.doctorWorkInfo.consultingHours1",
    "siteContent.consultationPrice",
  ]);
  site.siteContent = withConfirmation(site.siteContent, { mark, label: "Años", own: true });
  expect(undone(site)).toEqual(["office", "publish"]);
});

test("a fact that an earlier release confirmed implicitly has to be confirmed again, and no other fact", () => {
  const site = ownSite();
  site.siteContent.aboutMe.yearsOfExperience = 5;
  site.siteContent.consultationPrice = 1000;
  const stored = ["5", "1000", "María Ejemplo"].map((value) => ({
    label: "",
    mark: confirmationMark(value),
  }));
  site.siteContent.confirmed = stored;
  site.siteContent.doctorInfo.name = "María Ejemplo";
  expect(undone(site)).toEqual(["name", "office", "publish"]);
  expect(setupSteps(site, null)[0]?.path).toBe("siteContent.aboutMe.yearsOfExperience");
  site.siteContent.confirmed = stored.map((one) => ({ ...one, explicit: true }));
  expect(undone(site)).toEqual(["publish"]);
});

test("a step is open while one of its fields is refused or a licence names no institution", () => {
  const site = ownSite();
  const names = (wrong: string[]) =>
    setupSteps(site, null, wrong).flatMap(({ done, name, path }) => (done ? [] : [`${name} ${path}`]));
  expect(names(["doctorInfo.phone", "consultationPrice"])).toEqual([
    "phones siteContent.doctorInfo.phone",
    "office siteContent.consultationPrice",
    "publish ",
  ]);
  site.siteContent.doctorInfo.cedEsp = "12345678";
  expect(names([])).toEqual(["licences siteContent.doctorInfo.cedEsp", "publish "]);
});

test("a step leads to the first of its fields that is missing", () => {
  const site = ownSite();
  site.siteContent.doctorInfo.cedEsp = "";
  site.siteContent.footer.logoFooter = "/imagenes/logo.svg";
  const paths = setupSteps(site, null).flatMap(({ done, path }) => (done || path === "" ? [] : [path]));
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

test("the rest of the example beside the steps is removed at once, and no other content", () => {
  const site = ownSite();
  expect(leftovers(site).length).toBeGreaterThan(15);
  const clean: Site = { ...site, ...withoutLeftovers(site) };
  expect(inventedContent(clean)).toEqual([]);
  expect(parseSite(clean).ok).toBe(true);
  expect(clean.testimonials).toHaveLength(site.testimonials.length);
  expect(clean.testimonials.every(({ visible }) => visible === false)).toBe(true);
  expect(clean.siteContent.certifications.documents.map(({ visible }) => visible)).toEqual([
    ...site.siteContent.certifications.documents.map(() => false),
  ]);
  expect(clean.siteContent.contact.arrival).toEqual([]);
  expect(clean.siteContent.doctorInfo.googleMapsLink).toContain(encodeURIComponent("Av. Juárez 10"));
  expect(clean.siteContent.aboutMe).toEqual(site.siteContent.aboutMe);
  expect(clean.siteContent.experience.entities.map(({ value }) => value)).toEqual(["{yearsOfExperience}"]);
  expect(clean.diseases).toEqual(site.diseases);
});

test("removing the rest of the example completes no step", () => {
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
  const exampleFindings = checklist(older, "2026-11-22").filter(({ topic }) => topic === "example");
  const paths = exampleFindings.map(({ path }) => path);
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
  const ownFindings = checklist({ ...ownSite(), ...withoutLeftovers(ownSite()) }, "2026-11-22");
  expect(ownFindings.filter(({ topic }) => topic === "example")).toEqual([]);
  expect(ownFindings.filter(({ topic }) => topic === "pending").map(({ label }) => label)).toEqual([
    "Descripción",
    "Formas de pago",
    "Aseguradoras",
  ]);
});

test("the facts of the bundled site are recognised until they are confirmed or changed", () => {
  const labels = (site: Site) => bundledClaims(site).map(({ label }) => label);
  expect(labels(bundledSite)).toHaveLength(6);
  const site = structuredClone(bundledSite);
  site.siteContent.insurances.companies.pop();
  site.siteContent.payments.methods = site.siteContent.payments.methods.map((method) => ({
    ...method,
    visible: false,
  }));
  expect(labels(site)).toHaveLength(4);
  for (const { value } of bundledClaims(site))
    site.siteContent = withConfirmation(site.siteContent, {
      ...{ mark: confirmationMark(value), label: "", own: true },
    });
  expect(labels(site)).toEqual([]);
});

test("overdue reviews are counted by day", () => {
  const site = structuredClone(bundledSite);
  const review = { reviewedBy: "Dra. Luz Mora", reviewedOn: "2025-01-01", nextReview: "2026-01-01" };
  Object.assign(site.diseases[0] ?? {}, { review });
  Object.assign(site.services[0] ?? {}, { review, visible: false });
  expect(overdueReviews(site, "2026-01-01")).toBe(0);
  expect(overdueReviews(site, "2026-01-02")).toBe(1);
});
