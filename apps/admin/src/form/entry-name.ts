import { isRecord } from "../api/request.ts";

/** What an entry of a list calls itself, or null while it has no words. */
export function entryName(value: unknown): string | null {
  const words = isRecord(value)
    ? [
        value.name,
        value.title,
        value.label,
        value.nameTitle,
        value.shortTestimonial,
        value.reason,
        value.from,
      ]
    : [value];
  const found = words.filter((word) => typeof word === "string").find((word) => word.trim() !== "");
  if (found === undefined) return null;
  return found.length > longest ? `${found.slice(0, longest - 1).trimEnd()}…` : found;
}

/** Most characters of a name. */
const longest = 60;
