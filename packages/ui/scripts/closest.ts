import { distance } from "fastest-levenshtein";

/** A question with the candidate that the word seems to be; the list of all of them where none is near. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const changes = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  const [nearest = ""] = candidates.toSorted((one, other) => changes(one) - changes(other));
  // A slip of the keys changes one letter in three at most.
  return changes(nearest) * 3 <= word.length
    ? `Did you mean "${nearest}"?`
    : `Choose one of: ${candidates.join(", ")}.`;
}
