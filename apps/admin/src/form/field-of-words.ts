import { isRecord } from "../api/is-record.ts";

/** Fewest characters by which a part of a text is recognised. */
const enough = 12;

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** The field of a document that says these words: all of them first, else the one that they are a part of. */
export function fieldOfWords(document: unknown, words: string): string | null {
  const wanted = plain(words);
  if (wanted === "") return null;
  const texts = textsOf(document, "").map(([path, text]): [string, string] => [path, plain(text)]);
  const exact = texts.find(([, text]) => text === wanted);
  const around = texts.find(([, text]) => wanted.length >= enough && text.includes(wanted));
  const within = texts.find(([, text]) => text.length >= enough && wanted.includes(text));
  return (exact ?? around ?? within)?.[0] ?? null;
}

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => textsOf(inner, path === "" ? String(key) : `${path}.${key}`));
}
