import { type DocumentName, tidyDocument } from "@consultorio/content";
import { sameValue } from "./value-at.ts";

/** Whether two states of a document say the same: an empty row of a list, or a character that nobody sees, says nothing. */
export const sameDocument = (name: DocumentName, one: unknown, other: unknown): boolean =>
  sameValue(one, other) || sameValue(tidyDocument(name, one), tidyDocument(name, other));
