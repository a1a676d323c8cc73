import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { answerText, createSearch } from "./search.ts";
import { makeIndex } from "./search-index.ts";
import { searchSource } from "./search-source.ts";
import { searchWord } from "./search-word.ts";

const { entries } = searchSource(bundledSite);
const search = createSearch({ pages: entries, index: makeIndex(entries) });

test("every page of the four collections can be found, the office's, and the sheet for the visit", () => {
  expect(entries.map(({ href }) => href)).toHaveLength(28 + bundledSite.guides.length);
});

test("every page is the first, or next to it, for its own name", () => {
  for (const { href, name } of entries) expect(search(name).slice(0, 2), name).toContain(href);
});

describe("words of patients", () => {
  test.each([
    ["piernas hinchadas", "/sintomas/edema-unilateral"],
    ["se me hinchó una pierna", "/sintomas/edema-unilateral"],
    ["arañitas", "/servicios/escleroterapia"],
    ["arañas en las piernas", "/enfermedades/varices"],
    ["pie frío", "/enfermedades/enfermedad-arterial-periferica"],
    ["colesterol en las piernas", "/enfermedades/enfermedad-arterial-periferica"],
    ["me duele la pierna al caminar", "/sintomas/claudicacion-intermitente"],
    ["hormigueo en los pies", "/sintomas/parestesias"],
    ["llaga que no cierra", "/servicios/tratamiento-ulceras-venosas"],
    ["coágulo", "/enfermedades/trombosis-venosa-profunda"],
    ["diálisis", "/enfermedades/enfermedad-renal-fistula"],
    ["dedo negro", "/enfermedades/isquemia-critica"],
    ["cuánto cuesta la consulta", "/contacto"],
    ["dónde está el consultorio", "/contacto"],
  ])("%s", (query, href) => {
    expect(search(query).slice(0, 4)).toContain(href);
  });
});

test("words with invisible characters, as after copying, find the same pages", () => {
  expect(search("\ufeffpier\u00adnas\u00a0hin\u200bchadas")).toEqual(search("piernas hinchadas"));
});

describe("accents, capitals and typing errors", () => {
  test.each([
    ["VARICES", "/enfermedades/varices"],
    ["varizes", "/enfermedades/varices"],
    ["barices", "/enfermedades/varices"],
    ["trombocis", "/enfermedades/trombosis-venosa-profunda"],
    ["anurisma", "/enfermedades/aneurisma-aorta-abdominal"],
    ["linfadema", "/enfermedades/linfedema"],
    ["ultrazonido dopler", "/servicios/ultrasonido-doppler-vascular"],
    ["escleroterpia", "/servicios/escleroterapia"],
    ["claudicasion", "/sintomas/claudicacion-intermitente"],
    ["angio plastia", "/servicios/angioplastia-arterial"],
  ])("%s", (query, href) => {
    expect(search(query).slice(0, 4)).toContain(href);
  });

  test("finds a word by its beginning", () => {
    expect(search("escl")[0]).toBe("/servicios/escleroterapia");
  });
});

describe("the index", () => {
  test("answers the same when it was JSON", () => {
    const read = createSearch(JSON.parse(JSON.stringify({ pages: entries, index: makeIndex(entries) })));
    for (const query of ["piernas hinchadas", "escl", "anurisma", "embarazo", "qwxzyk"])
      expect(read(query)).toEqual(search(query));
  });

  test("treats singular, plural and diminutive as one word", () => {
    expect(searchWord("arañitas")).toBe(searchWord("araña"));
    expect(searchWord("coágulos")).toBe(searchWord("coagulo"));
    expect(searchWord("de")).toBeNull();
  });

  test("finds nothing for an empty query, nor for a word that is not on the site", () => {
    expect(search("")).toEqual([]);
    expect(search("  ¿?  ")).toEqual([]);
    expect(search("qwxzyk")).toEqual([]);
  });

  test("answers any text with pages of the site, each once", () => {
    const addresses = new Set(entries.map(({ href }) => href));
    fc.assert(
      fc.property(fc.string(), (query) => {
        const results = search(query);
        expect(results.filter((href) => !addresses.has(href))).toEqual([]);
        expect(new Set(results).size).toBe(results.length);
      }),
      { numRuns: 200 },
    );
  });
});

test("the answer has the query, letter by letter", () => {
  const messages = {
    found: "{count} sobre «{query}»",
    one: "Una sobre «{query}»",
    none: "Nada sobre «{query}»",
  };
  expect(answerText(messages, "$& y $1", 3)).toBe("3 sobre «$& y $1»");
  expect(answerText(messages, "pie", 1)).toBe("Una sobre «pie»");
  expect(answerText(messages, "pie", 0)).toBe("Nada sobre «pie»");
});

test.each([
  "embarazada con dolor de cabeza y veo lucecitas",
  "hinchada después del parto",
  "se me hinchó la cara y estoy embarazada",
  "dolor de pantorrilla después del parto",
  "recién aliviada y se me hinchó una pierna",
  "me hicieron cesárea y veo borroso",
  "posparto",
])("«%s» leads to a page that speaks of pregnancy", (query) => {
  expect([
    "/sintomas/edema-unilateral",
    "/enfermedades/varices",
    "/enfermedades/trombosis-venosa-profunda",
    "/guias/embarazo-y-venas",
  ]).toContain(search(query)[0]);
});
