import { isRecord } from "@consultorio/content";
import { sameValue } from "@consultorio/content/document-shape";

export type Side = "mine" | "theirs";

/** A field that both changed, each to another value. */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  value: unknown;
  conflicts: FieldConflict[];
  /** How many changes of the merged value only one of the two made. */
  changes: Record<Side, number>;
}

interface Walk {
  conflicts: FieldConflict[];
  changes: Record<Side, number>;
  choose: (path: string) => Side;
}

/**
 * Merges two versions of a document that began as `base`. A change of only one side is taken from that side; if both
 * changed the same field, `choose` decides whose value stays.
 */
export function mergeDocuments(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (path: string) => Side = () => "mine",
): Merge {
  const walk: Walk = { conflicts: [], changes: { mine: 0, theirs: 0 }, choose };
  const value = merge(walk, "", base, mine, theirs);
  return { value, conflicts: walk.conflicts, changes: walk.changes };
}

function merge(walk: Walk, path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameValue(mine, theirs)) return mine;
  if (sameValue(base, mine)) return count(walk, "theirs", theirs);
  if (sameValue(base, theirs)) return count(walk, "mine", mine);
  if (isRecord(mine) && isRecord(theirs)) return mergeGroups(walk, path, asGroup(base), mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    if (mine.length === theirs.length && mine.length === base.length) {
      return mine.map((item, index) => merge(walk, under(path, index), base[index], item, theirs[index]));
    }
    if ([base, mine, theirs].every(areRecords)) return mergeRecords(walk, path, base, mine, theirs);
  }
  walk.conflicts.push({ path, mine, theirs });
  return walk.choose(path) === "mine" ? mine : theirs;
}

const under = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
const asGroup = (value: unknown) => (isRecord(value) ? value : {});

function count<Value>(walk: Walk, side: Side, value: Value): Value {
  walk.changes[side]++;
  return value;
}

type Group = Record<string, unknown>;

function mergeGroups(walk: Walk, path: string, base: Group, mine: Group, theirs: Group): Group {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => [key, merge(walk, under(path, key), base[key], mine[key], theirs[key])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

const idOf = (value: unknown) => (isRecord(value) && typeof value.id === "string" ? value.id : null);
const areRecords = (list: unknown[]) => list.every((item) => idOf(item) !== null);

/** Records are matched by their id: mine in my order, then those that they added. */
function mergeRecords(walk: Walk, path: string, base: unknown[], mine: unknown[], theirs: unknown[]) {
  const find = (list: unknown[], id: string | null) => list.find((item) => idOf(item) === id);
  const ids = [...new Set([...mine, ...theirs].map(idOf))];
  return ids
    .map((id, index) => merge(walk, under(path, index), find(base, id), find(mine, id), find(theirs, id)))
    .filter((record) => record !== undefined);
}
