import { distance } from "fastest-levenshtein";

/** The candidate that takes the fewest single-letter changes to reach. */
export function closest(word: string, candidates: readonly string[]): string {
  const changes = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  return candidates.toSorted((one, other) => changes(one) - changes(other))[0] ?? "";
}
