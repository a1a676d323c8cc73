import type { DocumentName } from "@consultorio/content";
import { everyDocument } from "../src/revisions/documents.ts";

/** All documents, each with this text. */
export function documentsWith(text: string): Record<DocumentName, unknown> {
  return everyDocument((name) => ({ name, text }));
}
