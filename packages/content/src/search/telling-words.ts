import type { SearchEntry } from "./search-groups.ts";
import { searchWord } from "./search-word.ts";

/** Words on more than this part of the pages do not distinguish them. */
const everywhere = 0.4;

/** The entries with those words of their texts that are in no other field, as the index compares them. */
export function withTellingWords(entries: readonly SearchEntry[]): SearchEntry[] {
  const read: StemCache = new Map();
  const pages = entries.map((entry) => ({ entry, stems: stemsOf(entry.text, read) }));
  const count = new Map<string, number>();
  for (const { stems } of pages) for (const word of stems) count.set(word, (count.get(word) ?? 0) + 1);
  const most = Math.max(1, entries.length * everywhere);
  return pages.map(({ entry, stems }) => {
    const otherStems = stemsOf([entry.name, entry.description, ...entry.terms, ...entry.words], read);
    const textStems = [...stems].filter(
      (word) => word.length > 3 && !otherStems.has(word) && (count.get(word) ?? 0) <= most,
    );
    return { ...entry, text: textStems.sort() };
  });
}

/** The stems of words, each made once: the pages of a site have few different words. */
type StemCache = Map<string, string | null>;

function stemsOf(texts: readonly string[], cache: StemCache): Set<string> {
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  for (const word of words) if (!cache.has(word)) cache.set(word, searchWord(word));
  return new Set(words.flatMap((word) => cache.get(word) ?? []));
}
