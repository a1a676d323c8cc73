import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { specialistDecisions } from "../data/specialist-decisions.ts";
import { specialistQuestions } from "./specialist-questions.ts";

test("each question is about a field of a bundled record, and is asked once", () => {
  for (const { record, field } of specialistDecisions) {
    const bundledRecord = bundledSite[record.collection].find(({ id }) => id === record.id);
    expect(bundledRecord, record.id).toHaveProperty(field);
  }
  const questions = specialistQuestions(bundledSite);
  expect(questions).toHaveLength(specialistDecisions.length);
  expect(new Set(questions.map(({ message }) => message)).size).toBe(questions.length);
  expect(questions.every(({ level, topic }) => level === "inform" && topic === "medical")).toBe(true);
});

test("a record that is reviewed, hidden or deleted has no questions", () => {
  const review = { reviewedBy: "Dra. Ejemplo", reviewedOn: "2027-01-01", nextReview: "" };
  const about = (site: typeof bundledSite) =>
    specialistQuestions(site).filter(({ place }) => place.startsWith("Enfermedades"));
  const diseases = bundledSite.diseases;
  expect(about({ ...bundledSite, diseases: diseases.map((record) => ({ ...record, review })) })).toEqual([]);
  expect(
    about({ ...bundledSite, diseases: diseases.map((record) => ({ ...record, visible: false })) }),
  ).toEqual([]);
  expect(about({ ...bundledSite, diseases: [] })).toEqual([]);
});

test("a sign of the table at another level is shown with its field", () => {
  const [first, ...others] = bundledSite.symptoms;
  if (first === undefined) throw new Error("The bundled site has no symptom.");
  const symptoms = [
    {
      ...first,
      care: { cita: { action: "Agenda.", signs: ["Me zumba.", "Un dedo que se oscurece o se pone negro."] } },
    },
    ...others,
  ];
  expect(
    specialistQuestions({ ...bundledSite, symptoms }).filter(({ level }) => level === "warn"),
  ).toMatchObject([{ path: "symptoms.0.care.cita.signs.1", label: "Cuándo pedir ayuda" }]);
});
