/** The candidate that takes the fewest single-letter changes to reach. */
export function closest(word: string, candidates: readonly string[]): string {
  const distance = (candidate: string) => changes(word.toLowerCase(), candidate.toLowerCase());
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? "";
}

/** Insertions, deletions and replacements between two words (Levenshtein). */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
