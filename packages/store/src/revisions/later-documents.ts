import { type DocumentName, laterRecords } from "@consultorio/content";
import { canonicalJson, sha256 } from "../base/canonical-json.ts";

export interface CanonicalDocument {
  hash: string;
  json: string;
}

export function canonicalDocument(value: unknown): CanonicalDocument {
  const json = canonicalJson(value);
  return { hash: sha256(json), json };
}

/** The content of a document in revisions from before it existed; undefined for a document that every revision has. */
export function laterDocument(name: DocumentName): CanonicalDocument | undefined {
  const values: Partial<Record<DocumentName, []>> = laterRecords;
  const value = values[name];
  return value && canonicalDocument(value);
}
