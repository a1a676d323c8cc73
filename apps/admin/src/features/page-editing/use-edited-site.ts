import {
  type DocumentName,
  documentNames,
  parseDocument,
  type Site,
  tidyDocument,
} from "@consultorio/content";
import { documentShape, isDocument, shapeAt } from "@consultorio/content/document-shape";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { Drafts } from "#api/use-drafts.ts";
import type { PageDocuments } from "./use-page-documents.ts";

/** Milliseconds without a change after which the page follows. */
const delay = 150;

/**
 * The site with the present documents. While somebody types on the page it stays: the page shows the typed text by
 * itself. An unfinished document is drawn if only texts are wrong; otherwise its last valid state is drawn.
 */
export function useEditedSite(documents: PageDocuments, drafts: Drafts, typing: boolean): Site {
  const [site, setSite] = useState(() => siteOf(documents, rightSite(drafts)));
  const readNow = () => {
    dropEmptyRows(documents);
    setSite((before) => siteOf(documents, before));
  };
  const read = useDebouncedCallback(readNow, delay);
  useEffect(() => {
    if (typing) return read.cancel();
    readNow();
    const ends = documentNames.map((name) => documents[name].store.subscribe(read));
    return () => {
      for (const end of ends) end();
    };
    // The stores of a screen are the same as long as it is open.
  }, [typing, read]);
  return site;
}

/** The page draws no empty rows. The document loses them too, so that the indexes of its rows are those of the page. */
function dropEmptyRows(documents: PageDocuments): void {
  for (const name of documentNames) {
    const { store } = documents[name];
    const tidied = tidyDocument(name, store.value);
    if (tidied !== store.value) store.settle("", tidied);
  }
}

const rightSite = (drafts: Drafts): Site => everyDocument((name) => drafts[name].value);

const siteOf = (documents: PageDocuments, before: Site): Site =>
  everyDocument((name) => drawable(name, documents[name].store.value) ?? before[name]);

/** A site of a value for each document. */
function everyDocument(read: <Name extends DocumentName>(name: Name) => Site[Name]): Site;
function everyDocument(read: (name: DocumentName) => unknown): Record<string, unknown> {
  return Object.fromEntries(documentNames.map((name) => [name, read(name)]));
}

/** Documents that were read before: most of them did not change since. */
const drawableValues = new WeakMap<object, unknown>();

function drawable<Name extends DocumentName>(name: Name, value: unknown): Site[Name] | null {
  const remembered = typeof value === "object" && value !== null ? drawableValues.get(value) : undefined;
  if (remembered !== undefined && isDocument(name, remembered)) return remembered;
  const parsed = parseDocument(name, value);
  const drawn = parsed.ok
    ? parsed.value
    : isDocument(name, value) && parsed.problems.every(isText(name))
      ? value
      : null;
  if (drawn !== null && typeof value === "object" && value !== null) drawableValues.set(value, drawn);
  return drawn;
}

/** Whether only words are wrong there, which are drawn as they are. */
const isText =
  (name: DocumentName) =>
  ({ path }: { path: string }) => {
    const shape = shapeAt(documentShape(name), path);
    return shape?.kind === "value" && (shape.control === "text" || shape.control === "multiline");
  };
