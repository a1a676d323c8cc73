import MiniSearch from "minisearch";

/** What an index reads of an entry. Texts are as they were written; the index folds accents and endings. */
export interface Searchable {
  /** Tells the entry from all others; the answer names it. */
  id: string;
  name: string;
  terms: string;
  words: string;
  description: string;
}

/** Answers with the ids of what a query may mean, the likeliest first; nothing for a query without a telling word. */
export type Search = (query: string) => string[];

/** Words that stand in every sentence and tell no two pages apart. */
const idle = new Set(
  "a al algo como con cual cuando de del donde e el ella en es esta este estoy ha hace hay la las le les lo los me mi mis muy ni no o para pero por porque que se si siento sin son su sus te tengo tu un una uno unos unas y ya".split(
    " ",
  ),
);

/**
 * A word as it is compared: small letters without accents, and without the endings that plurals and diminutives add,
 * so that `arañitas` and `araña`, `várices` and `varice` are one. Null for an idle word.
 */
export function searchWord(word: string): string | null {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (plain.length < 2 || idle.has(plain)) return null;
  if (plain.length < 5) return plain;
  return plain
    .replace(/(?:ces)$/, "z")
    .replace(/(?:ones)$/, "on")
    .replace(/(?:it)?[aeo]?s?$/, "");
}

/**
 * An index over some entries. A word is found by its beginning, and in spite of a slip: one letter in a word of five to
 * seven, two in a longer one. A page that has all words of a query stands before those that have only some.
 */
export function createSearch(entries: readonly Searchable[]): Search {
  const index = new MiniSearch<Searchable>({
    fields: ["name", "terms", "words", "description"],
    processTerm: searchWord,
    searchOptions: {
      boost: { name: 4, terms: 4, words: 1.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length < 5 ? 0 : term.length < 8 ? 1 : 2),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(entries);
  return (query) => {
    const all = index.search(query, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(query);
    const best = found[0]?.score ?? 0;
    // What shares one common word with the query only is noise below the pages that answer it.
    return found.filter(({ score }) => score > best / 12).map(({ id }) => String(id));
  };
}

/** What an answer says: `{count}` is how many pages were found, `{query}` what was asked for. */
export interface AnswerWords {
  found: string;
  one: string;
  none: string;
}

/** The sentence over the results. */
export function answerText({ found, one, none }: AnswerWords, query: string, count: number): string {
  const template = count === 0 ? none : count === 1 ? one : found;
  return template.replace("{count}", String(count)).replace("{query}", () => query);
}
