/** The part of a list to return: the newest `limit` entries, or the entries before one of them. */
export interface Range<Before> {
  /** 1 to 500; 50 when left out. */
  limit?: number;
  before?: Before;
}

/** The number of rows in a range. */
export function rangeLimit({ limit = 50 }: { limit?: number }): number {
  return Math.min(Math.max(Math.trunc(limit) || 1, 1), 500);
}
