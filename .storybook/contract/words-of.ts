import { isSectionType } from "../../packages/content/src/index.ts";
import { objectWords } from "./object-words.ts";
import { optionWords, propertyWords } from "./property-words.ts";

/** What each property of a section type, or of an object in a contract, is: in Spanish, by its name. */
export const wordsOf = (owner: string): Record<string, string> =>
  isSectionType(owner) ? { ...propertyWords[owner], ...optionWords } : (objectWords[owner] ?? {});
