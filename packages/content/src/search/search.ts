import { cleanText } from "../schema/clean-text.ts";
import { createHelpFinder, type HelpLevel } from "./help-level.ts";
import { createOfficeAnswers } from "./office-answers.ts";
import type { AnswerMessages, FoundPage, SearchData } from "./search-data.ts";
import { readIndex } from "./search-index.ts";
import { pregnancyStem, searchWord } from "./search-word.ts";

export type { HelpLevel } from "./help-level.ts";
export type { FoundPage, SearchData } from "./search-data.ts";

/** The addresses of the pages that match a query, the best first; none for a query of stop words only. */
export type Search = (query: string) => string[];

/** Opens an index. */
export function createSearch(data: Pick<SearchData, "pages" | "index">): Search {
  const find = createFinder(data);
  return (query) => find(query).addresses;
}

/** The pages that a query finds, the best first, and whether the first one has all words of it. */
interface Found {
  addresses: string[];
  complete: boolean;
}

/** Ranks by the words that a page has, by how many of the query's these are, and by its names. */
function createFinder({
  pages,
  index: stored,
}: Pick<SearchData, "pages" | "index">): (typed: string) => Found {
  const index = readIndex(stored);
  const names = new Map(pages.map(({ href, name, terms }) => [href, [name, ...terms].map(stemsOf)]));
  return (typed) => {
    const query = cleanText(typed);
    const queryStems = stemsOf(query);
    const all = index.search(query);
    // A query about pregnancy leads to the pages that name pregnancy, whatever its other words are.
    const ofPregnancy = queryStems.includes(pregnancyStem)
      ? index.search(query, { filter: ({ terms }) => terms.includes(pregnancyStem) })
      : [];
    const isKnown = (stem: string) => all.some(({ terms }) => terms.some((term) => term.startsWith(stem)));
    const results = (ofPregnancy.length > 0 ? ofPregnancy : all)
      .map(({ id, score, terms, queryTerms }) => {
        const share = queryTerms.length / queryStems.length;
        const boost = nameBoost(names.get(id) ?? [], queryStems, terms);
        return { id: String(id), boost, isComplete: share >= 1, score: score * Math.sqrt(share) * boost };
      })
      .toSorted((one, other) => other.score - one.score);
    const [first] = results;
    // No page has some word, and none has a name among the others: `me duele la muela` is not about each page with `duele`.
    if (!queryStems.every(isKnown) && !results.some(({ boost }) => boost > 1))
      return { addresses: [], complete: false };
    // A page that shares only one common word with the query does not answer it.
    const likely = results.filter(({ score }) => score > (first?.score ?? 0) / 12);
    return { addresses: likely.map(({ id }) => id), complete: first?.isComplete ?? false };
  };
}

/**
 * A page with a whole name among the words that the query found in it is likelier, the more so the more of the query the
 * name has. A name that was found by a typing error or by its beginning counts half.
 */
function nameBoost(
  names: readonly string[][],
  queryStems: readonly string[],
  found: readonly string[],
): number {
  const boosts = names
    .filter((name) => name.length > 0 && name.every((stem) => found.includes(stem)))
    .map((name) => {
      const share = Math.min(1, name.length / queryStems.length);
      return 5 * share ** 1.5 * (name.every((stem) => queryStems.includes(stem)) ? 1 : 0.5);
    });
  return 1 + Math.max(0, ...boosts);
}

/** The stems of a text's words, each once. */
const stemsOf = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => searchWord(word) ?? [])),
];

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
  /** The answer of the office, or the sentence over the pages. */
  text: string;
  /** What the office answers; null where the pages do. */
  topic: string | null;
}

/**
 * The answers of a search page, in the browser and on the server. A question to the office has its answer above the pages.
 * A person in a crisis gets a help line and no pages, and an emergency has no answer of the office.
 */
export function createAnswers(data: SearchData): (query: string, now?: Date) => SearchAnswer {
  const { pages, siteWords, office, messages } = data;
  const find = createFinder(data);
  const findHelp = createHelpFinder({
    ...siteWords,
    topics: pages.flatMap(({ name, medicalName }) => [name, medicalName]),
    terms: pages.flatMap(({ terms }) => terms),
  });
  const byAddress = new Map(pages.map((page) => [page.href, page]));
  const pagesAt = (addresses: readonly string[]) => addresses.flatMap((href) => byAddress.get(href) ?? []);
  const pageNameOf = (words: string) => {
    const [page] = pagesAt(find(words).addresses);
    return page === undefined ? "" : `${page.name} ${page.medicalName}`;
  };
  const answerOffice = office === undefined ? () => null : createOfficeAnswers(office);
  return (query, now) => {
    const help = findHelp(query);
    if (help === "crisis") return { help, pages: [], text: "", topic: null };
    const planned = help === "none";
    const answer = help === "emergency" ? null : answerOffice(query, { planned, pageNameOf }, now);
    if (answer === null) {
      const matches = pagesAt(find(query).addresses);
      return { help, pages: matches, text: answerText(messages, query, matches.length), topic: null };
    }
    const { addresses, complete } = find(answer.subject || query);
    const page = office?.page ?? "";
    // Without a page that has all words, the page of the office is the likeliest.
    const before = complete && !addresses.includes(page) ? [...addresses, page] : addresses;
    const ordered = complete ? before : [page, ...addresses.filter((href) => href !== page)];
    return { help, pages: pagesAt(ordered), text: answer.text, topic: answer.topic };
  };
}
