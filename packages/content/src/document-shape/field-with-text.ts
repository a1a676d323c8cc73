import { isRecord } from "../schema/is-record.ts";

/** Fewest characters by which a part of a text is recognised. */
const enough = 12;

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Path of the field that has this text: the same text first, else a text that contains it or is contained in it. What only
 * search engines read comes last.
 */
export function fieldWithText(document: unknown, text: string): string | null {
  const wanted = plain(text);
  if (wanted === "") return null;
  const texts = textsOf(document, "").toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  const find = (matches: (found: string) => boolean) => texts.find(([, found]) => matches(found))?.[0];
  return (
    find((found) => found === wanted) ??
    find((found) => wanted.length >= enough && found.includes(wanted)) ??
    find((found) => found.length >= enough && wanted.includes(found)) ??
    null
  );
}

const rankOf = (path: string) => (/(?:^|\.)metadata\./.test(path) ? 1 : 0);

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, plain(value)]];
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => textsOf(inner, path === "" ? String(key) : `${path}.${key}`));
}
