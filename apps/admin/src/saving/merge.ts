import { isRecord } from "../api/request.ts";
import { sameValue } from "../form/value-at.ts";

export type Side = "mine" | "theirs";

/** A field that both changed, each in their way. */
export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  value: unknown;
  clashes: Clash[];
  /** Changes that only one of the two made, and that stand in the merged value. */
  changes: Record<Side, number>;
}

interface Walk {
  clashes: Clash[];
  changes: Record<Side, number>;
  choose: (path: string) => Side;
}

/**
 * Joins two versions of a document that began as `base`. What only one of them changed is taken from that one; where
 * both changed the same field, `choose` says whose stands.
 */
export function mergeDocuments(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (path: string) => Side = () => "mine",
): Merge {
  const walk: Walk = { clashes: [], changes: { mine: 0, theirs: 0 }, choose };
  const value = merge(walk, "", base, mine, theirs);
  return { value, clashes: walk.clashes, changes: walk.changes };
}

function merge(walk: Walk, path: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameValue(mine, theirs)) return mine;
  if (sameValue(base, mine)) return took(walk, "theirs", theirs);
  if (sameValue(base, theirs)) return took(walk, "mine", mine);
  if (isRecord(mine) && isRecord(theirs)) return mergeGroups(walk, path, asGroup(base), mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    if (mine.length === theirs.length && mine.length === base.length) {
      return mine.map((item, index) => merge(walk, under(path, index), base[index], item, theirs[index]));
    }
    if ([base, mine, theirs].every(areRecords)) return mergeRecords(walk, path, base, mine, theirs);
  }
  walk.clashes.push({ path, mine, theirs });
  return walk.choose(path) === "mine" ? mine : theirs;
}

const under = (path: string, key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
const asGroup = (value: unknown) => (isRecord(value) ? value : {});

function took<Value>(walk: Walk, side: Side, value: Value): Value {
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

/** Records keep their identity however the lists were changed: mine in my order, then what they added. */
function mergeRecords(walk: Walk, path: string, base: unknown[], mine: unknown[], theirs: unknown[]) {
  const find = (list: unknown[], id: string | null) => list.find((item) => idOf(item) === id);
  const ids = [...new Set([...mine, ...theirs].map(idOf))];
  return ids
    .map((id, index) => merge(walk, under(path, index), find(base, id), find(mine, id), find(theirs, id)))
    .filter((record) => record !== undefined);
}
