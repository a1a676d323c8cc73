/** Milliseconds that the clocks of two servers may differ. */
const tolerance = 60_000;

/**
 * The latest time that a stored time of the past may have. A later time was written while a clock was ahead, and is
 * ignored: it must lengthen no session and no wait.
 */
export function latest(now: Date): string {
  return new Date(now.getTime() + tolerance).toISOString();
}
