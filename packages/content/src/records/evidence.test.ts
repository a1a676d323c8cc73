import { describe, expect, test } from "vitest";
import { careLevels, reviewLine } from "./evidence.ts";

const level = (action: string) => ({ action, signs: ["Una señal."] });

test("a record without care has no levels", () => {
  expect(careLevels({})).toEqual([]);
  expect(careLevels({ care: {} })).toEqual([]);
});

describe("care levels", () => {
  test("come the most urgent first, in whatever order they are written", () => {
    const care = { cita: level("Agenda."), hoy: level("Ve hoy mismo."), emergencia: level("Llama al 911.") };
    expect(careLevels({ care }).map(({ level, title }) => [level, title])).toEqual([
      ["emergencia", "Emergencia: llama al 911"],
      ["hoy", "Atiéndete hoy mismo"],
      ["cita", "Con cita"],
    ]);
  });

  test("offer the emergency number alone, then the telephone, then also messages", () => {
    const care = { emergencia: level("Llama al 911."), hoy: level("Ve hoy mismo."), cita: level("Agenda.") };
    expect(careLevels({ care }).map(({ contacts }) => contacts)).toEqual([
      ["911"],
      ["call"],
      ["call", "message"],
    ]);
  });

  test("without signs are left out", () => {
    const care = { emergencia: { action: "Llama al 911.", signs: [] }, cita: level("Agenda.") };
    expect(careLevels({ care }).map(({ level }) => level)).toEqual(["cita"]);
  });
});

test("a record without a review date is pending, with or without a name", () => {
  const pending = "Pendiente de revisión médica.";
  expect(reviewLine({}, "")).toBe(pending);
  expect(
    reviewLine({ review: { reviewedBy: "Dra. Ejemplo", reviewedOn: "", nextReview: "2028-01-01" } }, ""),
  ).toBe(pending);
});

test("a reviewed record names the reviewer and the day, in any time zone", () => {
  const review = { reviewedBy: "Dra. Ejemplo", reviewedOn: "2027-03-01", nextReview: "" };
  expect(reviewLine({ review }, "")).toBe("Revisión médica: Dra. Ejemplo, 1 de marzo de 2027.");
  expect(reviewLine({ review: { ...review, nextReview: "2028-12-31" } }, "")).toBe(
    "Revisión médica: Dra. Ejemplo, 1 de marzo de 2027. Próxima revisión: 31 de diciembre de 2028.",
  );
});
