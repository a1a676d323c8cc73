type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A JSON value with `change` applied to each of its texts; `key` is the name of the field that holds it. What has no changed
 * text inside is shared, not copied.
 */
export function mapTexts<T>(value: T, change: (text: string, key: string) => string, key?: string): T;
export function mapTexts(value: Json, change: (text: string, key: string) => string, key = ""): Json {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) {
    const entries = value.map((entry) => mapTexts(entry, change, key));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, mapTexts(entry, change, name)] as const);
  return fields.every(([name, entry]) => entry === value[name]) ? value : Object.fromEntries(fields);
}
