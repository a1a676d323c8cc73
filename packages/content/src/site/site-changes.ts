import { type Change, type Documents, type SectionWords, walkDocument } from "./change-walk.ts";
import { documentNames, tidyDocuments } from "./documents.ts";

export type { Change } from "./change-walk.ts";

const asWritten: SectionWords = { section: (type) => type, variant: (_type, id) => id };

/**
 * The changes from one state of the site to another, field by field. Takes documents of any age; tidying is no change.
 */
export function siteChanges(before: Documents, after: Documents, words: SectionWords = asWritten): Change[] {
  const changes: Change[] = [];
  const states = { before: tidyDocuments(before), after: tidyDocuments(after) };
  const takesBack = (change: Change) => {
    changes.push(change);
    return false;
  };
  for (const name of documentNames) walkDocument({ words, takesBack }, name, states);
  return changes;
}

/**
 * The later state of the site without those of its changes that `takesBack` names: their values are the earlier ones.
 * Returns only the documents that differ from the later state. Takes documents of any age, so they have to be checked.
 */
export function withoutChanges(
  before: Documents,
  after: Documents,
  takesBack: (change: Change) => boolean,
  words: SectionWords = asWritten,
): Documents {
  const documents: Documents = {};
  const states = { before: tidyDocuments(before), after: tidyDocuments(after) };
  for (const name of documentNames) {
    const value = walkDocument({ words, takesBack }, name, states);
    if (value !== states.after[name]) documents[name] = value;
  }
  return documents;
}
