import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { siteChanges } from "./site-changes.ts";

const { siteContent, diseases, selectedSections } = bundledSite;
const changes = (after: Partial<typeof bundledSite>) =>
  siteChanges(bundledSite, { ...bundledSite, ...after });

describe("what changed", () => {
  test("is nothing between a site and itself", () => {
    expect(changes({})).toEqual([]);
  });

  test("is listed field by field, in the words of the forms", () => {
    const doctorInfo = { ...siteContent.doctorInfo, phone: "+529511234567" };
    const aboutMe = { ...siteContent.aboutMe, yearsOfExperience: 6 };
    expect(changes({ siteContent: { ...siteContent, doctorInfo, aboutMe } })).toEqual([
      {
        path: "siteContent.doctorInfo.phone",
        place: "Información del Doctor",
        label: "Teléfono para citas",
        kind: "changed",
        before: "+520000000000",
        after: "+529511234567",
      },
      {
        path: "siteContent.aboutMe.yearsOfExperience",
        place: "Acerca de mí",
        label: "Años de experiencia",
        kind: "changed",
        before: "5",
        after: "6",
      },
    ]);
  });

  test("follows a record by its identity: one that is new, one that is deleted, one that moved", () => {
    const [first, second, ...others] = diseases;
    if (!first || !second) throw new Error("There are diseases.");
    const added = { ...first, id: "nueva", name: "Una nueva" };
    expect(changes({ diseases: [...others, added] })).toMatchObject([
      { kind: "removed", label: "Enfermedades", before: first.name },
      { kind: "removed", label: "Enfermedades", before: second.name },
      { kind: "added", label: "Enfermedades", before: "", after: "Una nueva" },
    ]);
    expect(changes({ diseases: [second, first, ...others] })).toMatchObject([
      { kind: "moved", before: expect.stringMatching(new RegExp(`^${first.name}, ${second.name}`)) },
    ]);
  });

  test("names the record around a field, and joins a list of texts", () => {
    const [first, ...others] = diseases;
    if (!first) throw new Error("There is a disease.");
    const changed = { ...first, causes: ["Una", "Dos"] };
    expect(changes({ diseases: [changed, ...others] })).toMatchObject([
      { place: `Enfermedades › ${first.name}`, label: "Causas", after: "Una\nDos" },
    ]);
  });

  test("names switches and sections in words", () => {
    const words = { section: () => "Portada", variant: (_type: string, id: string) => `Diseño ${id}` };
    const Hero = { component: "HeroSplit", display: false, order: selectedSections.Hero?.order ?? 0 };
    const after = { ...bundledSite, selectedSections: { ...selectedSections, Hero } };
    const before = {
      ...bundledSite,
      selectedSections: { ...selectedSections, Hero: { ...Hero, component: "HeroSlider", display: true } },
    };
    expect(siteChanges(before, after, words)).toMatchObject([
      {
        place: "Secciones › Portada",
        label: "Diseño",
        before: "Diseño HeroSlider",
        after: "Diseño HeroSplit",
      },
      { place: "Secciones › Portada", label: "Mostrar", before: "Sí", after: "No" },
    ]);
  });

  test("lists a part that older documents do not have", () => {
    const notices = {
      announcement: { text: "Nuevo teléfono", linkText: "", link: "", until: "2026-12-31" },
      closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Navidad" }],
    };
    expect(changes({ siteContent: { ...siteContent, notices } })).toMatchObject([
      { place: "Avisos › Barra de aviso", label: "Texto del aviso", before: "", after: "Nuevo teléfono" },
      { label: "Último día del aviso", after: "31 de diciembre de 2026" },
      { kind: "added", label: "Días de cierre", after: "Navidad" },
    ]);
  });
});
