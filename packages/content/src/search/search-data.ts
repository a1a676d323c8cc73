import type { SiteWords } from "./help-level.ts";
import type { OfficeFacts } from "./office-facts.ts";
import type { SearchEntry } from "./search-groups.ts";
import { makeIndex, type StoredIndex } from "./search-index.ts";

export type { SearchEntry } from "./search-groups.ts";

/** The input of a search. */
export interface SearchSource {
  entries: readonly SearchEntry[];
  /** The words of the site that decide the help level. */
  siteWords: Omit<SiteWords, "topics" | "terms">;
  /** Without them no question is answered beside the pages. */
  office?: OfficeFacts | undefined;
}

/** Templates of the sentence over the results: `{count}` is the number of pages, `{query}` what was typed. */
export interface AnswerMessages {
  found: string;
  one: string;
  none: string;
}

/** A page in the results of a search. */
export type FoundPage = Omit<SearchEntry, "words" | "text">;

/** Everything that answers a search: made once, as JSON, and read by the browser and by the server. */
export interface SearchData {
  pages: readonly FoundPage[];
  index: StoredIndex;
  siteWords: SearchSource["siteWords"];
  office?: OfficeFacts | undefined;
  messages: AnswerMessages;
}

/** Makes the data of a search. */
export function makeSearchData(
  { entries, siteWords, office }: SearchSource,
  { found, one, none }: AnswerMessages,
): SearchData {
  return {
    pages: entries.map(({ words, text, ...page }) => page),
    index: makeIndex(entries),
    siteWords,
    office,
    messages: { found, one, none },
  };
}
