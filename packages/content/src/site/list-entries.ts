import { isRecord } from "../schema/is-record.ts";
import { itemName } from "./site-fields.ts";

/** An entry of a list of records or groups. */
export interface Entry {
  /** The same for an entry that is in both states of a list. */
  key: string;
  name: string;
  index: number;
  item: unknown;
  /** Whether it has an address, which identifies the entry. */
  addressed: boolean;
}

/**
 * The entries of two states of a list. Entries with an id or a path are the same if that is the same, records also under
 * another address. Other entries, such as an insurer or a question, are the same if their whole value is, then if their
 * name is, then if they follow the same entry.
 */
export function keyedPair(before: unknown, after: unknown): Record<"before" | "after", Entry[]> {
  const was = keyed(before);
  const is = keyed(after, new Set(was.map(({ key }) => key)));
  return { before: was, after: withSharedKeys(is, was) };
}

/** A record under another address has the key of `earlierKeys` that it had before. */
function keyed(list: unknown, earlierKeys: ReadonlySet<string> = new Set()): Entry[] {
  if (!Array.isArray(list)) return [];
  const seen = new Map<string, number>();
  return list.map((item: unknown, index) => {
    const record = isRecord(item) ? item : {};
    const [address] = [record.id, record.path].filter(isName);
    const former = Array.isArray(record.formerIds) ? record.formerIds.filter(isName) : [];
    const renamed = former.find((id) => earlierKeys.has(`${id} 0`));
    const base = earlierKeys.has(`${address} 0`) ? address : (renamed ?? address);
    const entry = { name: itemName(item, index), index, item };
    if (base === undefined) return { ...entry, key: `#${index}`, addressed: false };
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return { ...entry, key: `${base} ${times}`, addressed: true };
  });
}

/** The entries of a later state: those without an address have the key of their earlier entry, or a new key. */
function withSharedKeys(after: Entry[], before: Entry[]): Entry[] {
  const keys = new Map(after.filter(({ addressed }) => addressed).map((entry) => [entry, entry.key]));
  const left = new Set(before.filter(({ addressed }) => !addressed));
  const keyBefore = ({ index }: Entry) => before[index - 1]?.key ?? "";
  const keyAfter = ({ index }: Entry) => {
    const previous = after[index - 1];
    return previous === undefined ? "" : keys.get(previous);
  };
  const alikes: ((one: Entry, other: Entry) => boolean)[] = [
    (one, other) => JSON.stringify(one.item) === JSON.stringify(other.item),
    (one, other) => one.name === other.name,
    (one, other) => keyAfter(one) === keyBefore(other),
  ];
  for (const isAlike of alikes)
    for (const entry of after.filter((one) => !keys.has(one))) {
      const earlier = [...left].find((other) => isAlike(entry, other));
      if (earlier === undefined) continue;
      left.delete(earlier);
      keys.set(entry, earlier.key);
    }
  return after.map((entry) => ({ ...entry, key: keys.get(entry) ?? `new ${entry.key}` }));
}

const isName = (word: unknown): word is string => typeof word === "string" && word !== "";

/** Reorders the entries that also occur in `order`. Other entries keep their positions. */
export function inOrder(entries: Entry[], order: Entry[]): Entry[] {
  const ordered = new Set(order.map(({ key }) => key));
  let next = 0;
  return entries.map((entry) => (ordered.has(entry.key) ? (order[next++] ?? entry) : entry));
}

/** Inserts the entries of `back` again, each after the entry that it followed in `before`. */
export function withEntries(entries: Entry[], back: Entry[], before: Entry[]): Entry[] {
  return back.reduce((list, entry) => {
    const earlier = before.slice(0, entry.index).map(({ key }) => key);
    return list.toSpliced(list.findLastIndex(({ key }) => earlier.includes(key)) + 1, 0, entry);
  }, entries);
}
