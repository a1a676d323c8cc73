const number = (name: string, fallback: number) => Number(process.env[name] || fallback);

/** How long and how often everything is measured; shorter for a look, longer for a figure to keep. */
export const settings = {
  /** Rounds of load; each asks every server in turn, and the median counts. */
  rounds: number("BENCH_ROUNDS", 3),
  /** Seconds of load on one address in one round. */
  seconds: number("BENCH_SECONDS", 4),
  /** Lighthouse runs of each page; the median counts. */
  runs: number("BENCH_RUNS", 5),
  connections: 20,
} as const;

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
