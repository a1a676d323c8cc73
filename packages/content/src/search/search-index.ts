import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { SearchEntry } from "./search-groups.ts";
import { searchWord } from "./search-word.ts";

/** An index as JSON. */
export type StoredIndex = AsPlainObject;

/**
 * A word is found by its beginning, and with typing errors: one letter in a word of five to seven, two in a longer one.
 * Names weigh most, the words of a page's text least.
 */
const options: Options<SearchEntry> = {
  idField: "href",
  fields: ["name", "terms", "words", "description", "text"],
  processTerm: searchWord,
  searchOptions: {
    boost: { name: 3, terms: 4, words: 1.5, description: 0.3, text: 0.1 },
    // A word that a page repeats says little more about it.
    bm25: { k: 0.6, b: 0.6, d: 0.5 },
    // Somebody is still typing the last word.
    prefix: (term, place, terms) => place === terms.length - 1 && term.length > 2,
    fuzzy: (term) => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2),
    weights: { fuzzy: 0.3, prefix: 0.3 },
  },
};

/** Makes the index of some pages. Computing the stems of their words takes most of the time: each is computed once. */
export function makeIndex(entries: readonly SearchEntry[]): StoredIndex {
  const terms = new Map<string, ReturnType<typeof searchWord>>();
  const processTerm = (word: string) => {
    const term = terms.get(word) ?? searchWord(word);
    terms.set(word, term);
    return term;
  };
  const index = new MiniSearch({ ...options, processTerm });
  index.addAll(entries);
  return index.toJSON();
}

/** Opens an index that `makeIndex` made. The ids of its results are the addresses of pages. */
export const readIndex = (stored: StoredIndex): MiniSearch<SearchEntry> => MiniSearch.loadJS(stored, options);
