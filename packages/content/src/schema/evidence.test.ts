import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { parseDocument } from "../site/documents.ts";
import { careSchema, relationsSchema, reviewSchema, type Source, sourceSchema } from "./evidence.ts";

type Parsing =
  | { success: true }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
const problems = (parsed: Parsing) =>
  parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a record that was stored before these fields existed", () => {
  test.each(["diseases", "symptoms", "services"] as const)("is still valid among the %s", (name) => {
    const older = bundledSite[name].map(({ care, sources, review, relations, ...record }) => record);
    expect(parseDocument(name, older)).toEqual({ ok: true, value: older });
  });
});

describe("care", () => {
  const signs = ["Falta de aire súbita."];

  test("may leave levels out, and a level may be empty while it is being written", () => {
    expect(problems(careSchema.safeParse({}))).toEqual([]);
    expect(problems(careSchema.safeParse({ emergencia: { action: "", signs: [] } }))).toEqual([]);
  });

  test("names 911 in every emergency that has signs", () => {
    expect(problems(careSchema.safeParse({ emergencia: { action: "Ve a urgencias.", signs } }))).toEqual([
      "emergencia.action: Emergencia: «Qué hacer» tiene que nombrar el 911.",
    ]);
    expect(problems(careSchema.safeParse({ emergencia: { action: "Llama al 911.", signs } }))).toEqual([]);
    expect(problems(careSchema.safeParse({ hoy: { action: "Ve a urgencias.", signs } }))).toEqual([]);
  });

  test("has three levels and no other", () => {
    expect(problems(careSchema.safeParse({ mañana: { action: "", signs } }))).toEqual([
      ": Cuándo pedir ayuda: campo desconocido «mañana».",
    ]);
  });

  test("keeps its lists and sentences short", () => {
    const many = Array.from({ length: 13 }, (_, place) => `Señal ${place}.`);
    expect(problems(careSchema.safeParse({ cita: { action: "a".repeat(301), signs: many } }))).toEqual([
      "cita.action: Qué hacer: como máximo 300 caracteres.",
      "cita.signs: Señales: como máximo 12.",
    ]);
  });
});

describe("a sign", () => {
  const withSign = (sign: string) => [
    { ...bundledSite.symptoms[0], care: { hoy: { action: "", signs: [sign] } } },
  ];

  test("that is a custom text is kept unchanged", () => {
    const custom = withSign("Un zumbido en el oído que no se quita.");
    expect(parseDocument("symptoms", custom)).toEqual({ ok: true, value: custom });
  });

  test("is kept in words, also where it was written by its id", () => {
    const parsed = parseDocument("symptoms", withSign("#flebitis"));
    expect(parsed.ok && parsed.value[0]?.care?.hoy?.signs).toEqual([
      "Un cordón duro, rojo y doloroso bajo la piel (flebitis).",
    ]);
  });

  test.each([
    ["#flebitiz", "«#flebitiz» no está en la tabla de señales; escribe la señal con palabras"],
    ["#dedo-negro", "«#dedo-negro» va en «Emergencia»"],
  ])("by an id that its level does not have is refused with its field: %s", (sign, reason) => {
    expect(parseDocument("symptoms", withSign(sign))).toEqual({
      ok: false,
      problems: [{ path: "0.care.hoy.signs.0", message: `Señal: ${reason}.` }],
    });
  });
});

describe("a source", () => {
  const source: Source = { title: "Guía", publisher: "", year: "", url: "" };

  test("needs a title and nothing else", () => {
    expect(problems(sourceSchema.safeParse(source))).toEqual([]);
    expect(problems(sourceSchema.safeParse({ ...source, title: " " }))).toEqual([
      "title: Título: escribe un texto.",
    ]);
  });

  test.each(["23", "1899", "2023-05", "s. f."])("is not of the year «%s»", (year) => {
    expect(problems(sourceSchema.safeParse({ ...source, year }))).toEqual([
      "year: Año: escribe cuatro cifras, por ejemplo 2023.",
    ]);
  });

  test.each(["http://nice.org.uk/x", "/servicios", "tel:911", "mailto:a@b.mx"])(
    "is not read at %s",
    (url) => {
      expect(problems(sourceSchema.safeParse({ ...source, url }))).toEqual([
        "url: Dirección: escribe una dirección que empiece con https://.",
      ]);
    },
  );
});

describe("a review", () => {
  const done = { reviewedBy: "Dra. Ejemplo", reviewedOn: "2026-03-01", nextReview: "2027-03-01" };

  test("has a date only with the name of the reviewer", () => {
    expect(problems(reviewSchema.safeParse(done))).toEqual([]);
    for (const reviewedBy of ["", "Pendiente de revisión"]) {
      expect(problems(reviewSchema.safeParse({ ...done, reviewedBy }))).toEqual([
        "reviewedBy: Revisión médica: escribe quién la revisó antes de poner la fecha.",
      ]);
    }
  });

  test("is followed by the next one, not preceded", () => {
    expect(problems(reviewSchema.safeParse({ ...done, nextReview: "2026-02-28" }))).toEqual([
      "nextReview: Revisión médica: la próxima revisión va después de la última.",
    ]);
  });

  test.each(["2027-02-30", "01/03/2027", "marzo de 2027"])("was not on %s", (reviewedOn) => {
    expect(problems(reviewSchema.safeParse({ ...done, reviewedOn, nextReview: "" }))).toEqual([
      "reviewedOn: Fecha de la revisión: escribe una fecha como 2027-03-31.",
    ]);
  });

  test("was not on a day that is still to come", () => {
    expect(problems(reviewSchema.safeParse({ ...done, reviewedOn: "2999-01-01", nextReview: "" }))).toEqual([
      "reviewedOn: Fecha de la revisión: ese día todavía no llega; elige uno que ya pasó, o el de hoy.",
    ]);
  });
});

test("a relation is written as the identifier of a record", () => {
  const relations = { symptoms: [], diseases: ["Várices"], services: [] };
  expect(problems(relationsSchema.safeParse(relations))).toEqual([
    "diseases.0: Última parte de la dirección: usa minúsculas, números y guiones, por ejemplo trombosis-venosa-profunda.",
  ]);
});
