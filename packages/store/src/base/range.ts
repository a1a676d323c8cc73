/** Which part of a list to give: the newest `limit` entries, or those before one of them. */
export interface Range<Before> {
  /** 1 to 500; 50 when left out. */
  limit?: number;
  before?: Before;
}

/** How many rows a range asks for. */
export function rangeLimit({ limit = 50 }: { limit?: number }): number {
  return Math.min(Math.max(Math.trunc(limit) || 1, 1), 500);
}
