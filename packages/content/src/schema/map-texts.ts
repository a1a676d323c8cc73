type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A copy of a JSON value with `change` applied to each of its texts; `key` is the name of the field that holds it. */
export function mapTexts<T>(value: T, change: (text: string, key: string) => string, key?: string): T;
export function mapTexts(value: Json, change: (text: string, key: string) => string, key = ""): Json {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change, name)]),
  );
}
