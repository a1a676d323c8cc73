import { describe, expect, test } from "vitest";
import { containedSigns } from "./contained-signs.ts";
import { emergencySigns } from "./emergency-signs.ts";
import { instructionsOfSign, signInstruction } from "./sign-instructions.ts";
import {
  knownSigns,
  levelOfSign,
  type SignId,
  signProblem,
  signTable,
  signTexts,
  signWords,
} from "./signs.ts";

const urgency = ["cita", "hoy", "emergencia"];

describe("the table of signs", () => {
  test("has each id and each wording once, so that no sign has two levels", () => {
    const plain = ({ text }: { text: string }) => text.toLowerCase().replace(/\P{L}+/gu, " ");
    expect(new Set(knownSigns.map(({ id }) => id)).size).toBe(knownSigns.length);
    expect(new Set(knownSigns.map(plain)).size).toBe(knownSigns.length);
    expect(knownSigns.length).toBeGreaterThan(100);
  });

  test("never calls a sign less urgent than one that it contains", () => {
    const levels = new Map(knownSigns.map(({ id, level }) => [id, urgency.indexOf(level)]));
    for (const [id, contained] of Object.entries(containedSigns)) {
      for (const less of contained) {
        expect(levels.get(id), `${id} contains ${less}`).toBeGreaterThanOrEqual(levels.get(less) ?? 3);
      }
    }
  });

  test("says each sign in one phrase that a form accepts", () => {
    for (const { text } of knownSigns) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length).toBeLessThanOrEqual(200);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25);
    }
  });
});

describe("the instruction of a sign", () => {
  const idsOf = <Level extends "emergencia" | "hoy">(level: Level) =>
    Object.keys(signTable[level]) as SignId<Level>[];

  test("calls 911 in an emergency, and names the same day otherwise", () => {
    for (const id of idsOf("emergencia"))
      expect(signInstruction("emergencia", [id])).toMatch(/^Llama al 911\./);
    for (const id of idsOf("hoy")) expect(signInstruction("hoy", [id])).toMatch(/^Ve hoy mismo a urgencias/);
  });

  test("stays the same beside other signs", () => {
    for (const level of ["emergencia", "hoy"] as const) {
      const all = signInstruction(level, idsOf(level));
      for (const id of idsOf(level))
        for (const sentence of instructionsOfSign(level, id)) expect(all).toContain(sentence);
    }
  });

  test("is said in short sentences, each once", () => {
    for (const level of ["emergencia", "hoy"] as const) {
      const sentences = signInstruction(level, idsOf(level)).split(/(?<=\.)\s+/);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences)
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(20);
    }
  });
});

describe("a sign that somebody writes", () => {
  test("by its id becomes its words, at its own level only", () => {
    expect(signWords("emergencia", "#dedo-negro")).toBe(emergencySigns["dedo-negro"]);
    expect(signWords("hoy", "#dedo-negro")).toBe("#dedo-negro");
    expect(signProblem("hoy", "#dedo-negro")).toBe("«#dedo-negro» va en «Emergencia»");
    expect(signProblem("hoy", "#dedo-azul")).toMatch(/^«#dedo-azul» no está en la tabla/);
  });

  test("in other words stays unchanged", () => {
    for (const text of ["Me zumba el oído.", "# uno", "dedo-negro", "#", ""]) {
      expect(signWords("hoy", text)).toBe(text);
      expect(signProblem("hoy", text)).toBeNull();
    }
  });

  test("word for word as in the table has the level of the table", () => {
    expect(levelOfSign(emergencySigns["dedo-negro"])).toBe("emergencia");
    expect(levelOfSign("Un dedo negro.")).toBeUndefined();
    expect(signTexts("hoy", ["flebitis", "herida-pie"])).toHaveLength(2);
  });
});
