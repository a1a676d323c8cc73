import { describe, expect, test } from "vitest";
import { careLevels } from "../../records/evidence.ts";
import { relatedRecords } from "../../records/related-records.ts";
import { documentSchemas } from "../../site/documents.ts";
import { bundledSite } from "../index.ts";
import { guides } from "./index.ts";

test("there are twenty guides in three groups, each under its own address", () => {
  expect(guides).toHaveLength(20);
  expect(new Set(guides.map(({ id }) => id)).size).toBe(20);
  expect(new Set(guides.map(({ group }) => group))).toEqual(
    new Set(["visita", "procedimientos", "cuidados"]),
  );
});

describe.each(guides)("$id", (guide) => {
  const texts = [
    guide.audience,
    ...guide.parts.flatMap(({ items }) => items),
    ...guide.questions.map(({ answer }) => answer),
  ];

  test("says for whom it is, explains, and answers questions as patients ask them", () => {
    expect(guide.audience).not.toBe("");
    expect(guide.parts.length + guide.questions.length).toBeGreaterThanOrEqual(5);
    for (const { question } of guide.questions) expect(question).toMatch(/\?$/);
  });

  test("is short enough for one sheet of paper", () => {
    const words = [...texts, ...careLevels(guide).flatMap(({ signs }) => signs)]
      .join(" ")
      .split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(500);
  });

  test("is written in whole sentences", () => {
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}¿{\d].*[.?]$/u);
  });

  test("names more than one source", () => {
    expect(guide.sources?.length).toBeGreaterThanOrEqual(2);
  });

  test("is linked with the pages that it belongs to", () => {
    const { symptoms, diseases, services } = relatedRecords(bundledSite, {
      collection: "guides",
      id: guide.id,
    });
    expect([...symptoms, ...diseases, ...services].length).toBeGreaterThan(0);
  });

  test("sends an emergency to 911 and nothing of today to an appointment", () => {
    for (const { level, action } of careLevels(guide)) {
      if (level === "emergencia") expect(action).toContain("911");
      if (level === "hoy") expect(action).toMatch(/hoy mismo/);
      expect(action).not.toMatch(/agenda|mensaje|whatsapp/i);
    }
  });
});

test("a guide to a procedure shows every sign of its service that cannot wait", () => {
  const toProcedures = guides.filter(
    ({ id, group }) => group === "procedimientos" || id === "cuida-tu-fistula",
  );
  expect(toProcedures.length).toBeGreaterThanOrEqual(5);
  for (const { id, care, relations } of toProcedures) {
    const [service] = bundledSite.services.filter((each) => relations?.services.includes(each.id));
    for (const level of ["emergencia", "hoy"] as const) {
      const missing = service?.care?.[level]?.signs.filter((sign) => !care?.[level]?.signs.includes(sign));
      expect([id, level, missing]).toEqual([id, level, []]);
    }
  }
});

test("a guide has the pictures of a page that it is linked with, or one of its own", () => {
  const others = guides.filter(({ imageHome, relations }) => {
    const [, record = ""] = imageHome.match(/^\/imagenes\/(.+)-home$/) ?? [];
    return (
      record === "" ||
      !Object.values(relations ?? {})
        .flat()
        .includes(record)
    );
  });
  expect(others.map(({ id, imageHome, iconIndividual }) => [id, imageHome, iconIndividual])).toEqual([
    ["como-usar-tu-seguro", "/imagenes/gallery-6", "/imagenes/icons/pago-seguro.svg"],
    ["preguntas-frecuentes", "/imagenes/purpose-1", "/imagenes/icons/consulta-angiologia.svg"],
    ["vivir-con-anticoagulante", "/imagenes/anticoagulante", "/imagenes/icons/vivir-con-anticoagulante.svg"],
  ]);
});

test("a rate of complications has the year of its study", () => {
  for (const { id, parts, questions } of guides) {
    for (const text of [...parts.flatMap(({ items }) => items), ...questions.map(({ answer }) => answer)]) {
      if (/\d+ de cada (?:\d|mil)/.test(text) && !text.startsWith("Si le pasó"))
        expect([id, text]).toEqual([id, expect.stringMatching(/\b(?:19|20)\d\d\)/)]);
    }
  }
});

test("a guide as small as one can be is accepted: empty parts show nothing", () => {
  const [first] = guides;
  const least = { ...first, parts: [], questions: [], audience: "", shortDescription: "", ctaText: "" };
  expect(documentSchemas.guides.safeParse([least]).success).toBe(true);
});

test("the guide for feet with diabetes has the core of the guideline", () => {
  const guide = guides.find(({ id }) => id === "pies-y-diabetes");
  const text = guide?.parts.flatMap(({ items }) => items).join("\n");
  for (const rule of [
    /lávate los pies/i,
    /sin remojar/i,
    /sécalos.*entre los dedos/i,
    /nunca entre los dedos/i,
    /descalzo/i,
    /calcetines/i,
    /huarache/i,
    /sin costuras/i,
    /uñas rectas/i,
    /no cortes callos/i,
    /callicida/i,
    /dentro de(?:l| cada) zapato/i,
  ]) {
    expect(text).toMatch(rule);
  }
  expect(guide?.sources?.map(({ publisher }) => publisher).join(" ")).toContain("IWGDF");
});

const shortGuides = [
  "vivir-con-anticoagulante",
  "cuida-tu-fistula",
  "pies-y-diabetes",
  "carotidas-y-evento-cerebral",
  "fenomeno-de-raynaud",
  "lipedema",
  "embarazo-y-venas",
  "preguntas-antes-de-un-procedimiento",
];

test.each(shortGuides)("the guide %s has short sentences", (guideId) => {
  const guide = guides.find(({ id }) => id === guideId);
  if (guide === undefined) throw new Error(`There is no guide "${guideId}".`);
  const { audience, parts, questions } = guide;
  const texts = [
    audience,
    ...parts.flatMap(({ items }) => items),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  const lengths = texts.flatMap((text) => text.split(/(?<=[.?])\s+/u)).map(wordCount);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(25);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(12);
});

const wordCount = (text: string) => text.match(/[\p{L}\d.]+/gu)?.length ?? 0;
