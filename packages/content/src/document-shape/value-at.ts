import { isRecord } from "../schema/is-record.ts";
import { blankValue, type FieldShape, shapeAt } from "./field-shape.ts";

/** The value at a path (`doctorInfo.phone`, `3.metadata.title`) of a document; undefined where there is none. */
export function valueAt(document: unknown, path: string): unknown {
  if (path === "") return document;
  return path.split(".").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, document);
}

/**
 * The document with another value at a path; what does not change is shared. A group that was missing on the way
 * gets its other fields blank. `undefined` takes a key away.
 */
export function withValueAt(
  document: unknown,
  path: string,
  value: unknown,
  shape: FieldShape | null,
): unknown {
  if (path === "") return value;
  const [key = "", ...rest] = path.split(".");
  const holder = document ?? (shape ? blankValue(shape) : {});
  const inner = shapeAt(shape, key);
  if (Array.isArray(holder)) {
    return holder.toSpliced(Number(key), 1, withValueAt(holder[Number(key)], rest.join("."), value, inner));
  }
  const parts = isRecord(holder) ? holder : {};
  const { [key]: old, ...others } = parts;
  const next = withValueAt(old, rest.join("."), value, inner);
  if (next === undefined) return others;
  return { ...parts, [key]: next };
}

/** Whether two documents say the same, whatever the order of their keys. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValue(one[key], other[key]));
}
