import { distance } from "fastest-levenshtein";

/** The name with the fewest changes of a letter to another name; undefined for an empty list. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = name.slice(0, 80).toLowerCase();
  const changes = new Map(names.map((candidate) => [candidate, distance(wanted, candidate.toLowerCase())]));
  return names.toSorted((one, other) => (changes.get(one) ?? 0) - (changes.get(other) ?? 0))[0];
}
