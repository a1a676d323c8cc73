/** The name that takes the fewest changes of a letter to become another; undefined among none. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = name.slice(0, 80).toLowerCase();
  const ranked = names.map((candidate) => ({
    candidate,
    changes: distance(wanted, candidate.toLowerCase()),
  }));
  return ranked.sort((one, other) => one.changes - other.changes)[0]?.candidate;
}

/** Levenshtein's distance, one row of the table at a time. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
