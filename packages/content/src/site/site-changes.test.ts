import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { siteChanges, withoutChanges } from "./site-changes.ts";

const { siteContent, diseases, selectedSections } = bundledSite;
const changes = (after: Partial<typeof bundledSite>) =>
  siteChanges(bundledSite, { ...bundledSite, ...after });

describe("changes", () => {
  test("are none between a site and itself", () => {
    expect(changes({})).toEqual([]);
  });

  test("are listed field by field, in the words of the forms", () => {
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

  test("follow a record by its identity: added, deleted and moved", () => {
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

  test("name the record around a field, and join a list of texts", () => {
    const [first, ...others] = diseases;
    if (!first) throw new Error("There is a disease.");
    const changed = { ...first, causes: ["Una", "Dos"] };
    expect(changes({ diseases: [changed, ...others] })).toMatchObject([
      { place: `Enfermedades › ${first.name}`, label: "Causas", after: "Una\nDos" },
    ]);
  });

  test("name switches and sections in words", () => {
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

  test("have a part that older documents do not have as one change, with its fields", () => {
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

test("a testimonial under another name is the same, and a closure is named by its day", () => {
  const [first, ...rest] = bundledSite.testimonials;
  if (!first) throw new Error("There is a testimonial.");
  expect(changes({ testimonials: [{ ...first, name: "Ana" }, ...rest] })).toMatchObject([
    { kind: "changed", label: "Nombre", before: first.name, after: "Ana" },
  ]);
  const announcement = { text: "", linkText: "", link: "", until: "" };
  const closed = (closures: { from: string; to: string; reason: string }[]) => ({
    ...bundledSite,
    siteContent: { ...siteContent, notices: { announcement, closures } },
  });
  expect(
    siteChanges(closed([]), closed([{ from: "2026-12-24", to: "2026-12-26", reason: "" }])),
  ).toMatchObject([{ kind: "added", after: "24 de diciembre de 2026" }]);
});

describe("entries without an address", () => {
  const guides = bundledSite.guides.map((guide) => ({ ...guide }));
  const place = guides.findIndex(({ id }) => id === "preguntas-frecuentes");
  const [one, two, three, ...others] = guides[place]?.questions ?? [];
  if (!one || !two || !three) throw new Error("There are questions.");
  const withQuestions = (questions: typeof others) => ({
    guides: guides.map((guide, index) => (index === place ? { ...guide, questions } : guide)),
  });
  const path = `guides.${place}.questions`;

  test("are followed by their content: a removed entry changes no other", () => {
    expect(changes(withQuestions([two, three, ...others]))).toMatchObject([
      { kind: "removed", path: `${path}.0`, before: one.question },
    ]);
    const added = { question: "¿Y esto?", answer: "Sí." };
    expect(changes(withQuestions([added, one, two, three, ...others]))).toMatchObject([
      { kind: "added", path: `${path}.0`, after: "¿Y esto?" },
    ]);
    expect(changes(withQuestions([two, one, three, ...others]))).toMatchObject([{ kind: "moved" }]);
  });

  test("stay the same under another title, and with another text", () => {
    const retold = { ...two, question: "¿De otro modo?" };
    const answered = { ...three, answer: "Otra respuesta." };
    expect(changes(withQuestions([one, retold, answered, ...others]))).toMatchObject([
      { kind: "changed", path: `${path}.1.question`, before: two.question, after: "¿De otro modo?" },
      { kind: "changed", path: `${path}.2.answer`, after: "Otra respuesta." },
    ]);
  });

  test("are all as before when every change is taken back", () => {
    const word = fc.constantFrom("¿Duele?", "¿Cuánto dura?", "¿Y después?", "¿Cuesta?");
    const list = fc.array(fc.record({ question: word, answer: fc.constantFrom("Sí.", "No.") }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const [earlier, later] = [withQuestions(before), withQuestions(after)];
        const back = withoutChanges(earlier, later, () => true);
        expect(back.guides ?? later.guides).toEqual(earlier.guides);
      }),
    );
  });

  test("come back where they were", () => {
    const after = { ...bundledSite, ...withQuestions([one, three, ...others]) };
    expect(withoutChanges(bundledSite, after, ({ kind }) => kind === "removed")).toEqual({ guides });
  });
});

test("a saved look that was saved anew is a change, section by section", () => {
  const look = (sections: typeof selectedSections) => ({
    ...bundledSite,
    siteContent: { ...siteContent, looks: [{ name: "Fiestas", sections }] },
  });
  const before = look({ Hero: { component: "HeroSlider", display: true } });
  const after = look({ Hero: { component: "HeroSplit", display: false } });
  expect(siteChanges(before, after)).toMatchObject([
    {
      place: "Aspectos guardados › Fiestas",
      before: "Hero: HeroSlider",
      after: "Hero: HeroSplit (oculta)",
    },
  ]);
  expect(withoutChanges(before, after, () => true)).toEqual({ siteContent: before.siteContent });
});

describe("one change taken back", () => {
  const [first, second, third, ...others] = diseases;
  if (!first || !second || !third) throw new Error("There are three diseases.");

  /** The documents after taking back the changes of a kind from the bundled site to `after`. */
  const takenBack = (after: Partial<typeof bundledSite>, isTaken: Parameters<typeof withoutChanges>[2]) =>
    withoutChanges(bundledSite, { ...bundledSite, ...after }, isTaken);

  test("changes nothing where no change is named", () => {
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
    // A selection that is removed comes back whole: half of it would not be valid.
    expect(
      withoutChanges(
        bundledSite,
        { ...bundledSite, selectedSections: without },
        ({ label }) => label === "Diseño",
      ).selectedSections,
    ).toEqual(selectedSections);
  });
});
