import { type DocumentName, documentNames } from "@consultorio/content";
import type { JsonValue } from "../base/canonical-json.ts";

/** Every document of the site by name. The store does not interpret them. */
export type Documents = Record<DocumentName, JsonValue>;

/** The documents of a save: any of them, as any value that JSON can represent. */
export type DocumentChanges = Partial<Record<DocumentName, unknown>>;

/** Typed content of documents that is not valid yet, by the name of the document. */
export type UnfinishedDocuments = Partial<Record<DocumentName, JsonValue>>;

/** The name under which a revision keeps an unfinished document. */
export const unfinishedName = (name: DocumentName) => `${name}.unfinished`;

/** Makes a record with a value for each document. */
export function everyDocument<T>(value: (name: DocumentName) => T): Record<DocumentName, T>;
export function everyDocument(value: (name: DocumentName) => unknown): Record<string, unknown> {
  return Object.fromEntries(documentNames.map((name) => [name, value(name)]));
}
