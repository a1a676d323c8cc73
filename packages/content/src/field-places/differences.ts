import { isRecord } from "../schema/is-record.ts";

/** The places at which two values differ, lists as `*`: `slides.*.title`. A list of another length differs as a whole. */
export function differences(one: unknown, other: unknown, place = ""): string[] {
  if (Object.is(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return unique(one.flatMap((entry, index) => differences(entry, other[index], under(place, "*"))));
  if (isRecord(one) && isRecord(other)) {
    const keys = unique([...Object.keys(one), ...Object.keys(other)]);
    return keys.flatMap((key) => differences(one[key], other[key], under(place, key)));
  }
  return [place];
}

/** Every text of a value, with its place. */
export function textsIn(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, under(place, "*")));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, under(place, key)));
}

const under = (place: string, key: string) => (place === "" ? key : `${place}.${key}`);

const unique = (places: string[]): string[] => [...new Set(places)];
