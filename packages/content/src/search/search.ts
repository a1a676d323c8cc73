import { cleanText } from "../input/clean-text.ts";
import { createHelpFinder, type HelpLevel } from "./help-level.ts";
import type { AnswerMessages, FoundPage, SearchData } from "./search-data.ts";
import { readIndex } from "./search-index.ts";
import { pregnancyStem, searchWord } from "./search-word.ts";

export type { HelpLevel } from "./help-level.ts";
export type { FoundPage, SearchData } from "./search-data.ts";

/** The addresses of the pages that match a query, the best first; none for a query of stop words only. */
export type Search = (query: string) => string[];

/** Opens an index. Pages with all words of a query come before pages with some of them. */
export function createSearch({ pages, index: stored }: Pick<SearchData, "pages" | "index">): Search {
  const index = readIndex(stored);
  const phrases = new Map(pages.map(({ href, name, terms }) => [href, [name, ...terms].map(stems)]));
  return (typed) => {
    const query = cleanText(typed);
    const queryStems = stems(query);
    // A page with all words of the query in one of its names is the most likely one.
    const isNamed = (href: string) => queryStems !== "" && (phrases.get(href)?.includes(queryStems) ?? false);
    const rank = { boostDocument: (href: string) => (isNamed(href) ? 6 : 1) };
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

/** The stems of a text's words in one order, each once, for comparison. */
const stems = (text: string): string =>
  [...new Set((text.match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => searchWord(word) ?? []))].sort().join(" ");

/** The sentence over the results. */
export function answerText({ found, one, none }: AnswerMessages, query: string, count: number): string {
  const template = count === 0 ? none : count === 1 ? one : found;
  return template.replace("{count}", String(count)).replace("{query}", () => query);
}

/** The answer to a query. */
export interface SearchAnswer {
  help: HelpLevel;
  /** The best first. */
  pages: FoundPage[];
  /** The sentence over them. */
  text: string;
}

/** The answers of a search page, in the browser and on the server. A person in a crisis gets a help line and no pages. */
export function createAnswers(data: SearchData): (query: string) => SearchAnswer {
  const { pages, siteWords, messages } = data;
  const search = createSearch(data);
  const findHelp = createHelpFinder({
    ...siteWords,
    topics: pages.flatMap(({ name, medicalName }) => [name, medicalName]),
    terms: pages.flatMap(({ terms }) => terms),
  });
  const byAddress = new Map(pages.map((page) => [page.href, page]));
  return (query) => {
    const help = findHelp(query);
    if (help === "crisis") return { help, pages: [], text: "" };
    const matches = search(query).flatMap((href) => byAddress.get(href) ?? []);
    return { help, pages: matches, text: answerText(messages, query, matches.length) };
  };
}
