import { publicPolicy } from "../server/csp.ts";
import { makeResource, type Resource } from "../server/resource.ts";
import type { Assets } from "./assets.ts";
import { type DrawnPage, documentText, inlineStyles, withoutRuntime } from "./document.ts";
import { type DocumentFacts, documentFacts } from "./document-facts.ts";
import { propertiesIn, type ScriptVocabulary, type Vocabulary, withUrls } from "./stylesheet.ts";

/** What all documents of a publication have in common. */
export interface Setting {
  origin: string;
  /** Names the build and the address that made a document, for the header of that name. */
  build: string;
  assets: Assets;
  /** What the custom elements may bring into a document. */
  scripts: ScriptVocabulary;
}

/** A document with what has to be checked about it. */
export interface MadeDocument {
  html: string;
  facts: DocumentFacts;
}

/** Turns a page that Next drew into a document that needs nothing but itself to be seen. */
export async function makeDocument(html: string, setting: Setting): Promise<MadeDocument> {
  const page = withoutRuntime(html, (url) => url.startsWith("/elements/"));
  const css = await usedStyles(page, documentFacts(page), setting);
  inlineStyles(page, css);
  return { html: documentText(page), facts: documentFacts(page) };
}

async function usedStyles(
  page: DrawnPage,
  facts: DocumentFacts,
  { assets, scripts }: Setting,
): Promise<string> {
  const vocabulary: Vocabulary = {
    classes: facts.classes,
    tags: facts.tags,
    ids: facts.ids,
    scriptWords: scripts.words,
    properties: propertiesIn(documentText(page)).union(scripts.properties),
  };
  const parts: string[] = [];
  for (const href of page.stylesheets) {
    const { stylesheet, addresses } = await assets.stylesheet(href);
    parts.push(withUrls(stylesheet.for(vocabulary), addresses));
  }
  return parts.join("\n");
}

/** The document as it is sent: compressed, with the policy that allows exactly what stands in it. */
export function finishDocument(
  { html, facts }: MadeDocument,
  status: number,
  { origin, build }: Setting,
): Promise<Resource> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": publicPolicy(facts, origin),
    "X-Consultorio-Build": build,
  };
  return makeResource(Buffer.from(html), headers, { status });
}
