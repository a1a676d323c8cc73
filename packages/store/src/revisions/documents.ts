import { type DocumentName, documentNames } from "@consultorio/content";
import type { JsonValue } from "../base/canonical-json.ts";

/** Every document of the site by name. The store keeps them and never reads their meaning. */
export type Documents = Record<DocumentName, JsonValue>;

/** What a save brings: any of the documents, as any value that JSON can carry. */
export type DocumentChanges = Partial<Record<DocumentName, unknown>>;

/** Asks for a value for each document. A new document does not compile until it is here. */
export function everyDocument<T>(value: (name: DocumentName) => T): Record<DocumentName, T> {
  return {
    siteContent: value("siteContent"),
    selectedSections: value("selectedSections"),
    diseases: value("diseases"),
    symptoms: value("symptoms"),
    services: value("services"),
    testimonials: value("testimonials"),
  };
}

export { type DocumentName, documentNames };
