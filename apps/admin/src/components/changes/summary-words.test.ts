import { expect, test } from "vitest";
import { joinedSummary, summaryWords } from "./summary-words.ts";

const fields = (count: number) => Array.from({ length: count }, (_, index) => `Campo ${index + 1}`);

test("a line names things with their fields", () => {
  expect(
    summaryWords([
      { about: "Información del Doctor", fields: ["Teléfono", "Correo"] },
      { about: "servicio Escleroterapia agregado", fields: [] },
    ]),
  ).toBe("Información del Doctor: Teléfono, Correo; servicio Escleroterapia agregado");
});

test("a line begins with a capital letter, and is empty for nothing", () => {
  expect(summaryWords([{ about: "síntoma Edema borrado", fields: [] }])).toBe("Síntoma Edema borrado");
  expect(summaryWords([])).toBe("");
});

test("a line counts what it does not name", () => {
  expect(summaryWords([{ about: "Várices", fields: fields(5) }])).toBe(
    "Várices: Campo 1, Campo 2, Campo 3 y 2 más",
  );
  const things = ["A", "B", "C", "D"].map((about) => ({ about, fields: [] }));
  expect(summaryWords(things)).toBe("A; B; C y 1 más");
  expect(summaryWords(things.slice(0, 3))).toBe("A; B; C");
});

test("the versions of an edit session are told together, each field once, in the order of the work", () => {
  expect(
    joinedSummary([
      [{ about: "Várices", fields: ["Causas", "Nombre"] }],
      [
        { about: "Edema", fields: [] },
        { about: "Várices", fields: ["Nombre"] },
      ],
    ]),
  ).toEqual([
    { about: "Edema", fields: [] },
    { about: "Várices", fields: ["Nombre", "Causas"] },
  ]);
});
