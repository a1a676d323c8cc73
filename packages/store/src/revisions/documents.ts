import type { DocumentName } from "@consultorio/content";
import type { JsonValue } from "../base/canonical-json.ts";

/** Every document of the site by name. The store does not interpret them. */
export type Documents = Record<DocumentName, JsonValue>;

/** The documents of a save: any of them, as any value that JSON can represent. */
export type DocumentChanges = Partial<Record<DocumentName, unknown>>;

/** What was typed into documents that are not right yet, by the name of the document. */
export type UnfinishedDocuments = Partial<Record<DocumentName, JsonValue>>;

/** Under which name a revision keeps what was typed into a document that is not right yet. */
export const unfinishedName = (name: DocumentName) => `${name}.unfinished`;

/** Makes a record with a value for each document. A new document does not compile until it is added here. */
export function everyDocument<T>(value: (name: DocumentName) => T): Record<DocumentName, T> {
  return {
    siteContent: value("siteContent"),
    selectedSections: value("selectedSections"),
    diseases: value("diseases"),
    symptoms: value("symptoms"),
    services: value("services"),
    guides: value("guides"),
    testimonials: value("testimonials"),
  };
}
