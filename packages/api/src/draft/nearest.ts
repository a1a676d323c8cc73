import { distance } from "fastest-levenshtein";

/** The name that takes the fewest changes of a letter to become another; undefined among none. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = name.slice(0, 80).toLowerCase();
  const changes = new Map(names.map((candidate) => [candidate, distance(wanted, candidate.toLowerCase())]));
  return names.toSorted((one, other) => (changes.get(one) ?? 0) - (changes.get(other) ?? 0))[0];
}
