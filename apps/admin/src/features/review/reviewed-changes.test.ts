import { bundledSite } from "@consultorio/content/data";
import { expect, test } from "vitest";
import type { SiteChange } from "#api/versions.ts";
import { reviewedChanges } from "./reviewed-changes.ts";

const changed = (path: string, place: string, label = "Teléfono"): SiteChange => ({
  path,
  place,
  label,
  kind: "changed",
  before: "1",
  after: "2",
});
const places = ["Contacto", "Pie", "Urgencias", "Portada", "Aviso"];

test("the same change in many places is one, and names some of them", () => {
  const same = places.map((place, index) => changed(`siteContent.part${index}.phone`, place));
  const other = changed("siteContent.doctorInfo.email", "Contacto", "Correo");
  expect(reviewedChanges([...same, other], bundledSite)).toMatchObject([
    { change: { place: "Contacto, Pie, Urgencias y 2 más" }, section: "Teléfono", path: "/" },
    { change: { place: "Contacto" }, section: "Contacto › Correo", path: "/" },
  ]);
});

test("a change of a record is about its page, where it has one", () => {
  const site = structuredClone(bundledSite);
  Object.assign(site.diseases[1] ?? {}, { visible: false });
  const pages = [
    changed("diseases.0.causes", "Enfermedades › Una", "Causas"),
    changed("diseases.1.causes", "Enfermedades › Dos", "Otras"),
    { ...changed("diseases.0", "", "Enfermedades"), kind: "removed" as const },
    changed("diseases.99.causes", "", "Más"),
    changed("testimonials.0.name", "", "Nombre"),
  ];
  expect(reviewedChanges(pages, site).map(({ path }) => path)).toEqual([
    `/enfermedades/${site.diseases[0]?.id}`,
    "/",
    "/",
    "/",
    "/",
  ]);
});

test("a long name is cut to what a note can hold", () => {
  const [one] = reviewedChanges([changed("siteContent.x", "", "a".repeat(200))], bundledSite);
  expect(one?.section).toHaveLength(120);
});
