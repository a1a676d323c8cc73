import { describe, expect, test } from "vitest";
import { careLevels } from "./care-levels.ts";

const level = (action: string) => ({ action, signs: ["Una señal."] });

test("a record without care has no levels", () => {
  expect(careLevels({})).toEqual([]);
  expect(careLevels({ care: {} })).toEqual([]);
});

describe("care levels", () => {
  test("come the most urgent first, however they are written", () => {
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
