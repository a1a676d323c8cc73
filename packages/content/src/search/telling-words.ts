import type { SearchEntry } from "./search-groups.ts";
import { searchWord } from "./search-word.ts";

/** A word on more than this part of the pages tells none of them from the others. */
const everywhere = 0.4;

/** The entries with those words of their texts that are in no other field, as the index compares them. */
export function withTellingWords(entries: readonly SearchEntry[]): SearchEntry[] {
  const read: KnownStems = new Map();
  const pages = entries.map((entry) => ({ entry, stems: stemsOf(entry.text, read) }));
  const count = new Map<string, number>();
  for (const { stems } of pages) for (const word of stems) count.set(word, (count.get(word) ?? 0) + 1);
  const most = Math.max(1, entries.length * everywhere);
  return pages.map(({ entry, stems }) => {
    const known = stemsOf([entry.name, entry.description, ...entry.terms, ...entry.words], read);
    const own = [...stems].filter(
      (word) => word.length > 3 && !known.has(word) && (count.get(word) ?? 0) <= most,
    );
    return { ...entry, text: own.sort() };
  });
}

/** The stems of words, each made once: the pages of a site have few different words. */
type KnownStems = Map<string, string | null>;

function stemsOf(texts: readonly string[], known: KnownStems): Set<string> {
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  for (const word of words) if (!known.has(word)) known.set(word, searchWord(word));
  return new Set(words.flatMap((word) => known.get(word) ?? []));
}
