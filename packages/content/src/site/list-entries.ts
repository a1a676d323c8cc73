import { isRecord, itemName } from "./site-fields.ts";

/** An entry of a list of records or groups. */
export interface Entry {
  /** Its id, path or name; without any of these, its place in the list. */
  key: string;
  name: string;
  index: number;
  item: unknown;
}

/** The entries of a list by their identity. A record under another address has the key of `known` that it had before. */
export function keyed(list: unknown, known: ReadonlySet<string> = new Set()): Entry[] {
  if (!Array.isArray(list)) return [];
  const seen = new Map<string, number>();
  return list.map((item: unknown, index) => {
    const record = isRecord(item) ? item : {};
    const names = [record.id, record.path, record.name, record.nameTitle].filter(isName);
    const former = Array.isArray(record.formerIds) ? record.formerIds.filter(isName) : [];
    const renamed = former.find((id) => known.has(`${id} 0`));
    const base = (known.has(`${names[0]} 0`) ? names[0] : (renamed ?? names[0])) ?? `#${index}`;
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return { key: `${base} ${times}`, name: itemName(item, index), index, item };
  });
}

const isName = (word: unknown): word is string => typeof word === "string" && word !== "";

/** Entries of which those that are in `order` too follow it; the others keep their places. */
export function inOrder(entries: Entry[], order: Entry[]): Entry[] {
  const ordered = new Set(order.map(({ key }) => key));
  let next = 0;
  return entries.map((entry) => (ordered.has(entry.key) ? (order[next++] ?? entry) : entry));
}

/** Entries with those that come back, each behind the entry that it followed before. */
export function withEntries(entries: Entry[], back: Entry[], before: Entry[]): Entry[] {
  return back.reduce((list, entry) => {
    const earlier = before.slice(0, entry.index).map(({ key }) => key);
    return list.toSpliced(list.findLastIndex(({ key }) => earlier.includes(key)) + 1, 0, entry);
  }, entries);
}
