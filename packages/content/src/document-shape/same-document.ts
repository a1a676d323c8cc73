import { type DocumentName, tidyDocument } from "../site/documents.ts";
import { sameValue } from "./value-at.ts";

/** Whether two states of a document are equal, apart from empty rows of lists and invisible characters. */
export const sameDocument = (name: DocumentName, one: unknown, other: unknown): boolean =>
  sameValue(one, other) || sameValue(tidyDocument(name, one), tidyDocument(name, other));
