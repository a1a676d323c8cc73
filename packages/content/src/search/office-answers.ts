import { addDays, clinicMoment, weekdayOf } from "../clinic/clinic-day.ts";
import { formatHours } from "../clinic/opening-hours.ts";
import { cleanText } from "../schema/clean-text.ts";
import { foldedText } from "../site/text.ts";
import type { OfficeFacts } from "./office-facts.ts";
import { officeGroups, officeQuestions } from "./office-questions.ts";
import { isGrammarWord, isOfficeWord, isPriced } from "./office-words.ts";
import { PhraseList, wordsOf } from "./phrases.ts";
import { isSlip } from "./slip.ts";
import { stemOf } from "./spanish-stem.ts";

/** The answer of the office to a query, in one sentence or a few. */
export interface OfficeAnswer {
  topic: string;
  text: string;
  /** What somebody asks the price of; empty for any other question. */
  subject: string;
}

/** What the rest of the search knows of a query. */
interface QueryFacts {
  /** Whether each word of it is of the office. */
  planned: boolean;
  /** The name of the page that a part of the query means; empty where there is none. */
  pageNameOf: (words: string) => string;
}

const topics = Object.entries(officeQuestions).map(([topic, phrases]) => ({
  topic,
  phrases: new PhraseList(phrases, officeGroups),
}));

/** Whether somebody asks if the office takes something: `reciben`, `es válido`. */
const taken = new PhraseList(["RECIBE"], officeGroups);
const asksIfTaken = (words: readonly string[]): boolean => taken.matches(words, isGrammarWord);

const dayNames = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** Answers questions to an office from its facts; null for any other query. `now` is for the hours of the day. */
export function createOfficeAnswers(
  facts: OfficeFacts,
): (query: string, known: QueryFacts, now?: Date) => OfficeAnswer | null {
  const insurersIn = insurerFinder(facts.insurers);
  const priceOf = priceFinder(facts);
  return (typed, { planned, pageNameOf }, now = new Date()) => {
    const words = wordsOf(cleanText(typed));
    const topic = topics.find(({ phrases }) => phrases.matches(words, isGrammarWord))?.topic;
    if (topic === "precio") {
      const subject = words.filter(isPriced).join(" ");
      return { topic, subject, text: priceOf(words, subject, pageNameOf) };
    }
    const insurers =
      topic === "seguro" || (topic === undefined && (planned || words.length <= 2 || asksIfTaken(words)))
        ? insurersIn(words)
        : [];
    if (insurers.length > 0)
      return {
        topic: "seguro",
        subject: "",
        text: `Sí, trabajamos con ${insurers.join(", ")}. ${facts.insurance}`,
      };
    if (topic === undefined) return null;
    const text = topic === "horario" ? hoursText(facts, words, now) : facts.texts[topic];
    return { topic, subject: "", text: text || facts.unknown };
  };
}

/** Words of insurers' names that tell no two of them apart. */
const commonInNames = new Set(["mexico", "salud", "plan", "grupo", "compania", "new", "york", "life"]);

/** Finds the insurers that a query names: by a word of the name alone, or by the whole name. */
function insurerFinder(insurers: readonly string[]): (words: readonly string[]) => string[] {
  const names = insurers.map((name) => {
    const words = wordsOf(name);
    const telling = words.filter(
      (word) => word.length > 2 && !isOfficeWord(word) && !isGrammarWord(word) && !commonInNames.has(word),
    );
    return { name, telling, whole: words.join(" ") };
  });
  return (words) => {
    // Some write `met life`.
    const written = [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
    const isWritten = (word: string) =>
      written.some(
        (one) =>
          one === word ||
          (word.length > 4 && one.length > 4 && isSlip(one, word) && one.length <= word.length + 1),
      );
    return names
      .filter(
        ({ telling, whole }) => telling.some(isWritten) || ` ${words.join(" ")} `.includes(` ${whole} `),
      )
      .map(({ name }) => name);
  };
}

/** Finds the rows of the list of prices that a query means: by their own words, or by the page of the service. */
function priceFinder({ prices, texts, noPrice, unknown }: OfficeFacts) {
  const rows = prices.map(({ name, text }) => ({ text, stems: stemsOf(wordsOf(name)) }));
  const rowsAbout = (words: readonly string[]): string[] => {
    const query = stemsOf(words);
    const shared = rows.map(({ stems }) => [...stems].filter((stem) => query.has(stem)).length);
    const most = Math.max(0, ...shared);
    return most === 0 ? [] : rows.filter((_, index) => shared[index] === most).map(({ text }) => text);
  };
  return (words: readonly string[], subject: string, pageNameOf: QueryFacts["pageNameOf"]): string => {
    const named = rowsAbout(words);
    if (named.length > 0) return named.join(" ");
    if (subject === "") return texts.precio || unknown;
    const ofPage = rowsAbout(wordsOf(pageNameOf(subject)));
    return ofPage.length > 0 ? ofPage.join(" ") : noPrice;
  };
}

const stemsOf = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => !isGrammarWord(word)).map(stemOf));

/** The hours of the day that a query names, or of today, and the table of the week. Empty for an office without hours. */
function hoursText({ hours }: OfficeFacts, words: readonly string[], now: Date): string {
  const { opening, table, closed } = hours;
  if (table === "") return "";
  const today = clinicMoment(now).date;
  const { ahead, name } = dayOf(words, weekdayOf(today));
  const date = addDays(today, ahead);
  const closure = closed.find(({ from, to }) => from <= date && date <= to);
  if (closure !== undefined) return `${closure.text}. ${table}`;
  const spans = opening.filter(({ days }) => days.includes(weekdayOf(date)));
  const first =
    spans.length === 0 ? `${name} no hay consulta.` : `${name} hay consulta de ${formatHours(spans)}.`;
  return `${first} ${table}`;
}

/** The day that a query asks about, in days from today, and its name at the begin of a sentence. `weekday` is that of today. */
function dayOf(words: readonly string[], weekday: number): { ahead: number; name: string } {
  const named = dayNames.findIndex((name) =>
    words.some((word) => word.replace(/(o)s$/, "$1") === foldedText(name)),
  );
  if (named >= 0) return { ahead: (named - weekday + 7) % 7, name: `El ${dayNames[named]}` };
  // `en la mañana` is a time of day.
  const tomorrow = words.findIndex((word, index) => word === "manana" && words[index - 1] !== "la");
  const ahead = tomorrow < 0 ? 0 : words[tomorrow - 1] === "pasado" ? 2 : 1;
  const name = ["Hoy", "Mañana", "Pasado mañana"][ahead];
  return { ahead, name: `${name}, ${dayNames[(weekday + ahead) % 7]},` };
}
