/**
 * Starts work on every item, at most `lanes` at a time and in order; answers one promise for each. A failure is told by
 * its own promise only, so that it may be looked at late or never.
 */
export function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result>[] {
  const ends: Promise<unknown>[] = Array.from({ length: lanes }, () => Promise.resolve());
  return items.map((item, index) => {
    const result = (ends[index % lanes] ?? Promise.resolve()).then(() => work(item));
    ends[index % lanes] = result.catch(() => {});
    return result;
  });
}
