/** Prints rows under a title, each column as wide as its widest cell; the first is set left, the others right. */
export function printTable(title: string, columns: readonly string[], rows: readonly string[][]): void {
  const all = [[title, ...columns], ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index + 1]?.length ?? 0)));
  const first = Math.max(...all.map(([name = ""]) => name.length));
  console.log();
  for (const [name = "", ...cells] of all)
    console.log(
      [name.padEnd(first), ...cells.map((cell, index) => cell.padStart(widths[index] ?? 0))].join("  "),
    );
}

/** A figure beside its budget: `0.97 (at most 1.25)`, with a mark where it is missed. */
export function against(
  figure: number,
  budget: { most?: number; least?: number },
  text = String(figure),
): string {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY } = budget;
  const kept = figure <= most && figure >= least;
  return kept ? text : `${text} ✗`;
}
