import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { readySites } from "../ready-sites/index.ts";
import { knownSigns } from "../signs/signs.ts";
import type { Site } from "../site/documents.ts";
import { createHelpFinder, type HelpLevel } from "./help-level.ts";
import { isBesideOffice, isGrammarWord, isOfficeWord } from "./office-words.ts";
import { wordsOf } from "./phrases.ts";
import { searchGroups } from "./search-groups.ts";
import { siteWords } from "./site-words.ts";
import { stemOf } from "./spanish-stem.ts";

const folder = join(import.meta.dirname, "questions");

function helpFinderOf(site: Site) {
  const entries = searchGroups(site).flatMap((group) => group.entries);
  return createHelpFinder({
    ...siteWords(site),
    topics: entries.flatMap(({ name, medicalName }) => [name, medicalName]),
    terms: entries.flatMap(({ terms }) => terms),
  });
}

const words = siteWords(bundledSite);
const findHelp = helpFinderOf(bundledSite);

/** The help level that the questions of a table need. */
const tables: Record<string, HelpLevel> = {
  "emergencias.txt": "emergency",
  "crisis.txt": "crisis",
  "sintomas.txt": "notice",
  "consultorio.txt": "none",
};

/** The questions of a table: one a line, under headings that begin with `#`. */
const questionsOf = (...path: string[]): string[] =>
  readFileSync(join(folder, ...path), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

const wrong = (questions: readonly string[], level: HelpLevel) =>
  questions.flatMap((question) => {
    const actual = findHelp(question);
    return actual === level ? [] : `${question}: ${actual}`;
  });

test("invisible characters change no help level", () => {
  expect(findHelp("de\u00adrrame\u200b cere\u2060bral")).toBe("emergency");
  expect(findHelp("derrame cerebral")).toBe("emergency");
});

describe("the tables of questions", () => {
  test("are these, and no question is in two tables", () => {
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith(".txt"))
        .sort(),
    ).toEqual(Object.keys(tables).sort());
    const all = Object.keys(tables).flatMap((name) => [
      ...questionsOf(name),
      ...questionsOf("apartadas", name),
    ]);
    expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
  });

  test.each(Object.entries(tables))("%s: each question has the level %s", (name, level) => {
    expect(wrong(questionsOf(name), level)).toEqual([]);
  });

  // These questions were set aside: no rule was made from them. A few may miss their level, but each has a card.
  test.each([
    ["emergencias.txt", 0.8],
    ["crisis.txt", 0.8],
    ["sintomas.txt", 0.9],
    ["consultorio.txt", 0.75],
  ] as const)("%s: of those set aside, %d have their level", (name, share) => {
    const questions = questionsOf("apartadas", name);
    const level = tables[name] ?? "notice";
    expect(1 - wrong(questions, level).length / questions.length).toBeGreaterThanOrEqual(share);
    if (level !== "none") expect(questions.filter((question) => findHelp(question) === "none")).toEqual([]);
  });

  test("each has at least a third of its questions set aside", () => {
    for (const name of Object.keys(tables)) {
      const aside = questionsOf("apartadas", name).length;
      expect(aside / (aside + questionsOf(name).length), name).toBeGreaterThanOrEqual(0.33);
    }
  });
});

describe("the small card", () => {
  const siteStems = new Set([...words.office, ...words.services].flatMap(wordsOf).map(stemOf));
  const isForeseen = (word: string) =>
    isOfficeWord(word) || isBesideOffice(word) || siteStems.has(stemOf(word)) || word === "msi";

  test("is there for each query with a word that is not of the office", () => {
    const office = fc.array(
      fc.constantFrom("cuanto", "cuesta", "la", "cita", "horario", "para", "mi", "doctora"),
    );
    const unforeseen = fc.stringMatching(/^[a-z]{3,12}$/).filter((word) => !wordsOf(word).every(isForeseen));
    fc.assert(
      fc.property(office, unforeseen, office, (before, word, after) => {
        expect(findHelp([...before, word, ...after].join(" "))).not.toBe("none");
      }),
      { numRuns: 2000 },
    );
  });

  test("is there for any text that has no word of the office", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (query) => {
        fc.pre(!wordsOf(query).some(isForeseen));
        expect(findHelp(query)).not.toBe("none");
      }),
      { numRuns: 500 },
    );
  });

  test("is there for grammar words alone, which say nothing", () => {
    for (const query of ["no puedo", "me", "ya no", "qué hago", "", "¿?", "12", "le da"]) {
      expect(findHelp(query), query).toBe("notice");
    }
  });

  test("is there for a misspelled word of the office", () => {
    expect(findHelp("orario")).toBe("notice");
    expect(findHelp("cuánto cuezta la konsulta")).toBe("notice");
  });
});

describe("the large card", () => {
  test.each(knownSigns.filter(({ level }) => level === "emergencia"))(
    "is there for the sign: $text",
    ({ text }) => {
      expect(findHelp(text)).toBe("emergency");
    },
  );

  test.each(knownSigns.filter(({ level }) => level === "cita"))(
    "is not there for a sign that an appointment is soon enough for: $text",
    ({ text }) => {
      expect(findHelp(text)).not.toBe("emergency");
    },
  );

  test("is there for the forms of a verb that no list has", () => {
    for (const query of [
      "se me está pudriendo el dedo",
      "dedo podrido",
      "se pudrió mi pie",
      "pies pudriéndose",
    ]) {
      expect(findHelp(query), query).toBe("emergency");
    }
  });

  test("is there for a sign that the site writes itself, and for its own emergency number", () => {
    const find = createHelpFinder({
      signs: ["Ronquido que no cede."],
      office: [],
      services: [],
      topics: [],
      terms: [],
      emergencyNumber: "112",
    });
    expect(find("tengo un ronquido que no cede")).toBe("emergency");
    expect(find("112")).toBe("emergency");
    expect(find("ronquido")).toBe("notice");
  });

  test("is small where somebody asks what an emergency is", () => {
    expect(findHelp("qué es la gangrena")).toBe("notice");
    expect(findHelp("qué es esta sangre que no para")).toBe("emergency");
  });
});

test("a person who is afraid to die is in an emergency, and not in a crisis", () => {
  expect(findHelp("no me quiero morir")).toBe("emergency");
  expect(findHelp("tengo miedo de morirme")).toBe("emergency");
});

test("no grammar word is of the office", () => {
  expect(["me", "no", "puedo", "tengo"].every((word) => isGrammarWord(word) && !isOfficeWord(word))).toBe(
    true,
  );
});

describe("a site of another specialty", async () => {
  const contents = await Promise.all(
    readySites.map(async ({ id, content }) => ({ id, content: await content?.() })),
  );
  const sites = contents.flatMap(({ id, content }) =>
    content === undefined ? [] : { id, site: { ...bundledSite, ...content } },
  );

  test.each(sites)(
    "$id: emergencies and crises are the same, and the signs of its own pages are large",
    ({ site }) => {
      const find = helpFinderOf(site);
      for (const [name, level] of Object.entries(tables).filter(
        ([, level]) => level !== "none" && level !== "notice",
      ))
        expect(questionsOf(name).filter((question) => find(question) !== level)).toEqual([]);
      for (const sign of siteWords(site).signs) expect(find(sign), sign).toBe("emergency");
    },
  );

  test.each(sites)(
    "$id: each word of a symptom has a card, and its services are planned matters",
    ({ site }) => {
      const find = helpFinderOf(site);
      expect(questionsOf("sintomas.txt").filter((question) => find(question) === "none")).toEqual([]);
      for (const { name, searchTerms = [] } of site.symptoms)
        for (const term of [name, ...searchTerms]) expect(find(term), term).not.toBe("none");
      for (const { title } of site.services) expect(find(`qué es ${title}`), title).not.toBe("emergency");
      expect(find(`cita con ${site.siteContent.doctorInfo.name}`)).toBe("none");
      expect(find("cuánto cuesta la consulta")).toBe("none");
    },
  );
});
