import { createHash } from "node:crypto";
import { StoreError } from "./store-errors.ts";

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/**
 * The canonical text of a JSON value: keys in code-unit order, no white space, members that are `undefined` left out,
 * `Date` as ISO text (what `JSON.stringify` does). Equal values have equal texts, so that a hash can name them.
 * Throws `json-invalid` for a value that JSON cannot represent.
 */
export function canonicalJson(value: unknown): string {
  const text = plainJson(value);
  if (text === undefined) throw new StoreError("json-invalid");
  const plain: JsonValue = JSON.parse(text);
  return write(plain);
}

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function plainJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw StoreError.causedBy(cause, "json-invalid");
  }
}

function write(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(value[key] ?? null)}`);
  return `{${members.join(",")}}`;
}
