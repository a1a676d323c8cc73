import MiniSearch from "minisearch";
import { cleanText } from "../input/clean-text.ts";
import { createHelpFinder, type HelpLevel, type SiteWords } from "./help-level.ts";
import { pregnancyStem, searchWord } from "./search-word.ts";

export type { HelpLevel } from "./help-level.ts";

/** The fields of an entry in the index. Texts are as they were written; the index folds accents and endings. */
export interface Searchable {
  /** Unique; the answer is a list of these. */
  id: string;
  name: string;
  /** The name in medicine; empty where it is the same. */
  medicalName: string;
  /** Other names, separated by semicolons. */
  terms: string;
  words: string;
  description: string;
  /** Words of the page that are in no other field. */
  text: string;
}

/** The ids of the entries that match a query, the best first; none for a query of stop words only. */
export type Search = (query: string) => string[];

/**
 * An index over some entries. A word is found by its beginning, and with typing errors: one letter in a word of five to
 * seven, two in a longer one. Pages with all words of a query come before pages with some of them.
 */
export function createSearch(entries: readonly Searchable[]): Search {
  const index = new MiniSearch<Searchable>({
    fields: ["name", "terms", "words", "description", "text"],
    processTerm: searchWord,
    searchOptions: {
      boost: { name: 4, terms: 4, words: 1.5, text: 0.2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(entries);
  const phrases = new Map(entries.map(({ id, name, terms }) => [id, [name, ...terms.split(";")].map(stems)]));
  return (typed) => {
    const query = cleanText(typed);
    const queryStems = stems(query);
    // A page that has all words of the query, in one of its names, is what somebody looks for.
    const isNamed = (id: string) => queryStems !== "" && (phrases.get(id)?.includes(queryStems) ?? false);
    const rank = { boostDocument: (id: string) => (isNamed(id) ? 6 : 1) };
    const withAllWords = index.search(query, { ...rank, combineWith: "AND" });
    const matches = withAllWords.length > 0 ? withAllWords : index.search(query, rank);
    // A query about pregnancy leads to the pages that name pregnancy, whatever its other words are.
    const ofPregnancy = queryStems.split(" ").includes(pregnancyStem)
      ? index.search(query, { ...rank, filter: ({ terms }) => terms.includes(pregnancyStem) })
      : [];
    const results = ofPregnancy.length > 0 ? ofPregnancy : matches;
    const best = results[0]?.score ?? 0;
    // A page that shares only one common word with the query does not answer it.
    return results.filter(({ score }) => score > best / 12).map(({ id }) => String(id));
  };
}

/** The words of a text as they are compared, in one order, each once. */
const stems = (text: string): string =>
  [...new Set((text.match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => searchWord(word) ?? []))].sort().join(" ");

/** Templates of the sentence over the results: `{count}` is the number of pages, `{query}` what was typed. */
export interface AnswerMessages {
  found: string;
  one: string;
  none: string;
}

/** The sentence over the results. */
export function answerText({ found, one, none }: AnswerMessages, query: string, count: number): string {
  const template = count === 0 ? none : count === 1 ? one : found;
  return template.replace("{count}", String(count)).replace("{query}", () => query);
}

/** What a page shows for a query. */
export interface SearchAnswer {
  help: HelpLevel;
  /** Ids of the entries, the best first. */
  ids: string[];
  /** The sentence over them. */
  text: string;
}

/** The answers of a search page, in the browser and on the server. A person in a crisis gets a help line and no pages. */
export function createAnswers(
  entries: readonly Searchable[],
  site: Omit<SiteWords, "topics" | "terms">,
  messages: AnswerMessages,
): (query: string) => SearchAnswer {
  const search = createSearch(entries);
  const findHelp = createHelpFinder({
    ...site,
    topics: entries.flatMap(({ name, medicalName }) => [name, medicalName]),
    terms: entries.flatMap(({ terms }) => terms.split(";")),
  });
  return (query) => {
    const help = findHelp(query);
    if (help === "crisis") return { help, ids: [], text: "" };
    const ids = search(query);
    return { help, ids, text: answerText(messages, query, ids.length) };
  };
}
