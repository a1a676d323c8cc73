/** A copy of `value` in which the leaf at `path` is replaced by what `change` makes of it. Nothing else is copied. */
export function changedValue<T>(value: T, path: readonly string[], change: (leaf: unknown) => unknown): T;
export function changedValue(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (leaf: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === key ? changedValue(entry, rest, change) : entry));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [key]: changedValue(Reflect.get(value, key), rest, change) };
}

/** The places at which two values differ, lists as `*`: `slides.*.title`. A list of another length differs as a whole. */
export function differences(one: unknown, other: unknown, place = ""): string[] {
  if (Object.is(one, other)) return [];
  const within = (key: string) => (place === "" ? key : `${place}.${key}`);
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return unique(one.flatMap((entry, index) => differences(entry, other[index], within("*"))));
  if (isObject(one) && isObject(other)) {
    const keys = unique([...Object.keys(one), ...Object.keys(other)]);
    return keys.flatMap((key) => differences(Reflect.get(one, key), Reflect.get(other, key), within(key)));
  }
  return [place];
}

const unique = (places: string[]): string[] => [...new Set(places)];

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
