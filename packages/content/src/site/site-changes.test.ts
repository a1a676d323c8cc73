import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { siteChanges, withoutChanges } from "./site-changes.ts";

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

  test("names a part that older documents do not have as one change, with its fields", () => {
    const notices = {
      announcement: { text: "Nuevo teléfono", linkText: "", link: "", until: "2026-12-31" },
      closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Navidad" }],
    };
    expect(changes({ siteContent: { ...siteContent, notices } })).toEqual([
      {
        path: "siteContent.notices",
        place: "",
        label: "Avisos",
        kind: "changed",
        before: "",
        after:
          "Texto del aviso: Nuevo teléfono\nÚltimo día del aviso: 31 de diciembre de 2026\nDías de cierre: Navidad",
      },
    ]);
  });
});

describe("one change taken back", () => {
  const [first, second, third, ...others] = diseases;
  if (!first || !second || !third) throw new Error("There are three diseases.");

  /** The documents after taking back the changes of a kind from the bundled site to `after`. */
  const takenBack = (after: Partial<typeof bundledSite>, isTaken: Parameters<typeof withoutChanges>[2]) =>
    withoutChanges(bundledSite, { ...bundledSite, ...after }, isTaken);

  test("is nothing where no change is named", () => {
    expect(takenBack({ diseases: [second, first, third] }, () => false)).toEqual({});
  });

  test("gives a field its value of before, and leaves its neighbours", () => {
    const doctorInfo = { ...siteContent.doctorInfo, phone: "+529511234567", email: "otra@example.com" };
    const after = { siteContent: { ...siteContent, doctorInfo } };
    const back = takenBack(after, ({ path }) => path === "siteContent.doctorInfo.phone");
    const phone = siteContent.doctorInfo.phone;
    expect(back).toEqual({ siteContent: { ...siteContent, doctorInfo: { ...doctorInfo, phone } } });
  });

  test("brings a record back behind the one that it followed", () => {
    const back = takenBack({ diseases: [third, first, ...others] }, ({ kind }) => kind === "removed");
    expect(back.diseases).toEqual([third, first, second, ...others]);
    const front = takenBack({ diseases: [second, third] }, ({ before }) => before === first.name);
    expect(front.diseases).toEqual([first, second, third]);
  });

  test("takes an entry away that was added, and brings the order back", () => {
    const added = { ...first, id: "nueva", name: "Una nueva" };
    const after = { diseases: [third, added, second, first, ...others] };
    expect(takenBack(after, ({ kind }) => kind === "added").diseases).toEqual([
      third,
      second,
      first,
      ...others,
    ]);
    expect(takenBack(after, ({ kind }) => kind === "moved").diseases).toEqual([
      first,
      added,
      second,
      third,
      ...others,
    ]);
  });

  test("finds a record under another address", () => {
    const renamed = { ...first, id: "otra", formerIds: [first.id], causes: ["Otra"] };
    const back = takenBack({ diseases: [second, renamed] }, ({ label }) => label === "Causas");
    expect(back.diseases).toEqual([second, { ...renamed, causes: first.causes }]);
  });

  test("takes a group away that was added, and brings back one that is gone", () => {
    const announcement = { text: "Nuevo", linkText: "", link: "", until: "2026-12-31" };
    const withNotice = { ...siteContent, notices: { announcement, closures: [] } };
    const isNotices = ({ path }: { path: string }) => path === "siteContent.notices";
    expect(takenBack({ siteContent: withNotice }, isNotices)).toEqual({ siteContent });
    const before = { ...bundledSite, siteContent: withNotice };
    expect(withoutChanges(before, bundledSite, isNotices)).toEqual({ siteContent: withNotice });
  });

  test("gives a section its variant of before, and leaves whether it is shown", () => {
    const Hero = { component: "HeroSplit", display: false };
    const after = { selectedSections: { ...selectedSections, Hero } };
    const back = takenBack(
      after,
      ({ path, label }) => path === "selectedSections.Hero" && label === "Diseño",
    );
    expect(back).toEqual({
      selectedSections: {
        ...selectedSections,
        Hero: { ...Hero, component: selectedSections.Hero?.component },
      },
    });
    const { Hero: _, ...without } = selectedSections;
    const before = { ...bundledSite, selectedSections: without };
    expect(withoutChanges(before, { ...bundledSite, ...after }, ({ label }) => label === "Diseño")).toEqual({
      selectedSections: without,
    });
  });
});
