import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { officeQuestions } from "./office-questions.ts";
import { createAnswers } from "./search.ts";
import { makeSearchData } from "./search-data.ts";
import { searchSource } from "./search-source.ts";

const source = searchSource(bundledSite);
const answerTo = createAnswers(
  makeSearchData(source, { found: "{count}", one: "Una", none: "No tenemos una página sobre esto." }),
);

/** A question of a table, with the pages of which one has to come first, or the topic of the office's answer, or neither. */
interface Row {
  question: string;
  pages: string[];
  topic: string | null;
}

const folder = join(import.meta.dirname, "questions/paginas");
const tablesIn = (...path: string[]) =>
  readdirSync(join(folder, ...path)).filter((name) => name.endsWith(".txt"));

/** A heading of a table: `# Página: /a o /b`, `# Respuesta: precio`, `# Sin página`. */
const heading = /^# (?:Página: (?<pages>\/.+)|Respuesta: (?<topic>.+)|Sin página)$/;

function rowsOf(...path: string[]): Row[] {
  const lines = readFileSync(join(folder, ...path), "utf8").split("\n");
  const rows: Row[] = [];
  let current: Omit<Row, "question"> | null = null;
  for (const line of lines.map((text) => text.trim()).filter((text) => text !== "")) {
    if (!line.startsWith("#")) {
      if (current === null) throw new Error(`${path.join("/")}: «${line}» has no heading.`);
      rows.push({ ...current, question: line });
      continue;
    }
    const match = heading.exec(line);
    if (match === null) throw new Error(`${path.join("/")}: «${line}» is no heading.`);
    current = { pages: match.groups?.pages?.split(" o ") ?? [], topic: match.groups?.topic ?? null };
  }
  return rows;
}

/** What comes first, where it is not what the table says; null where it is. */
function mistake({ question, pages, topic }: Row): string | null {
  const answer = answerTo(question);
  const first = answer.pages[0]?.href ?? "nothing";
  const isRight =
    topic !== null
      ? answer.topic === topic
      : pages.length === 0
        ? answer.pages.length === 0 && answer.topic === null
        : pages.includes(first);
  return isRight ? null : `${question}: ${answer.topic ?? first}`;
}

const mistakesIn = (rows: readonly Row[]) => rows.flatMap((row) => mistake(row) ?? []);
const tuned = tablesIn().flatMap((name) => rowsOf(name));
const aside = tablesIn("apartadas").flatMap((name) => rowsOf("apartadas", name));

describe("the table of questions", () => {
  test("has at least 300, each once, and a third set aside", () => {
    const questions = [...tuned, ...aside].map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
    expect(aside.length / questions.length).toBeGreaterThanOrEqual(1 / 3);
  });

  test("names pages and topics that exist", () => {
    const known = new Set([...source.entries.map(({ href }) => href), ...Object.keys(officeQuestions)]);
    const named = [...tuned, ...aside].flatMap(({ pages, topic }) => [
      ...pages,
      ...(topic === null ? [] : [topic]),
    ]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("what comes first", () => {
  // A question may stay wrong if a word for it would make another one wrong.
  test("is right for 97 of 100 questions", () => {
    expect(mistakesIn(tuned).length / tuned.length, mistakesIn(tuned).join("\n")).toBeLessThanOrEqual(0.03);
  });

  // No word is chosen for one of these questions. So the report does not name them.
  test("is right for 95 of 100 questions that were set aside", () => {
    expect(mistakesIn(aside).length / aside.length).toBeLessThanOrEqual(0.05);
  });
});
