import { type DocumentName, documentNames } from "@consultorio/content";

/** The document that a path of the site begins with, and the path within it; null for another path. */
export function pathWithin(path: string): { document: DocumentName; path: string } | null {
  const cut = path.indexOf(".");
  const document = documentNames.find((name) => name === path.slice(0, cut));
  return document ? { document, path: path.slice(cut + 1) } : null;
}
