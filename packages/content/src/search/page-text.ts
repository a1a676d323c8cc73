import { searchWord } from "./search-word.ts";

/** Parts of a record that nobody reads on its page, or that another page says. */
const unread = new Set([
  "id",
  "formerIds",
  "metadata",
  "sources",
  "review",
  "relations",
  "searchTerms",
  "care",
]);

/** Every text that readers of a record's page find there. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsOf(inner)));
}

/** A word on more than this part of the pages tells none of them from the others. */
const everywhere = 0.4;

/** The part of an entry that the index reads already. */
interface Described {
  name: string;
  description: string;
  terms: string[];
  words: string[];
}

/** The entries with the words of their pages that they do not have yet, as the index compares them. */
export function withPageText<Entry extends Described>(
  entries: readonly { entry: Entry; texts: readonly string[] }[],
): (Entry & { text: string[] })[] {
  const stems = new WordStems();
  const pages = entries.map(({ texts }) => stems.of(texts));
  const count = new Map<string, number>();
  for (const page of pages) for (const word of page) count.set(word, (count.get(word) ?? 0) + 1);
  const most = Math.max(1, entries.length * everywhere);
  return entries.map(({ entry }, place) => {
    const known = stems.of([entry.name, entry.description, ...entry.terms, ...entry.words]);
    const own = [...(pages[place] ?? [])].filter(
      (word) => word.length > 3 && !known.has(word) && (count.get(word) ?? 0) <= most,
    );
    return { ...entry, text: own.sort() };
  });
}

/** The stems of words, each made once: the pages of a site have few different words. */
class WordStems {
  readonly #stems = new Map<string, string[]>();

  of(texts: readonly string[]): Set<string> {
    return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).flatMap((word) => this.#stem(word)));
  }

  #stem(word: string): string[] {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stems = [searchWord(word) ?? []].flat();
    this.#stems.set(word, stems);
    return stems;
  }
}
