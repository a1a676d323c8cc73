import { foldedText } from "@consultorio/content";
import type { SearchEntry } from "./search-entry.ts";

/** Most results that are shown. */
const most = 40;

/** The entries that have every word of a text, the closest first; without a text none. Accents and case do not matter. */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const words = foldedText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry.folded, words);
    return rank === null ? [] : [{ entry, rank }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** 0 for the best; null where a word is missing. */
function rankOf({ title, place, text }: SearchEntry["folded"], words: readonly string[]): number | null {
  const inAll = (where: string) => words.every((word) => where.includes(word));
  if (title === words.join(" ")) return 0;
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 1;
  if (inAll(title)) return 2;
  if (inAll(`${title} ${place}`)) return 3;
  return inAll(`${title} ${place} ${text}`) ? 4 : null;
}
