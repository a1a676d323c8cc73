import { splitFaces } from "../css/font-faces.ts";
import { minifiedClassNames, renameClasses } from "../css/minify-class-names.ts";
import { type PageTheme, takeTheme } from "../css/page-theme.ts";
import { styleClasses } from "../css/style-classes.ts";
import { withUrls } from "../css/stylesheet.ts";
import { lettersIn, propertiesIn, type ScriptVocabulary, type Vocabulary } from "../css/vocabulary.ts";
import { contentFingerprint } from "../html/content-fingerprint.ts";
import {
  type DrawnPage,
  documentText,
  inlineStyles,
  startElementsLast,
  withoutRuntime,
} from "../html/document.ts";
import { type DocumentFacts, documentFacts } from "../html/document-facts.ts";
import { finishHead } from "../html/head.ts";
import { inlineDrawings, type SvgDrawings, sizeDrawings } from "../html/inline-svg.ts";
import { delayFonts } from "../html/late-fonts.ts";
import { addressed, addressPictures } from "../html/picture-addresses.ts";
import { missingLifetime, pageLifetime } from "../http/cache-control.ts";
import { publicPolicy } from "../http/content-security-policy.ts";
import type { PublishedHead, RenderedResponse } from "../http/rendered-response.ts";
import { etagOf, makeStaticResponse } from "../http/static-response.ts";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import type { PageAssets } from "./page-assets.ts";

/** The settings that all documents of a publication share. */
export interface DocumentSettings {
  origin: string;
  /** Names the build and the address that made a document, for the header of that name. */
  build: string;
  assets: PageAssets;
  drawings: SvgDrawings;
  /** Address of the icon for a phone's home screen. */
  touchIcon: string;
  /** The address with a hash for a picture of the library; any other path unchanged. */
  pictureAddress: (path: string) => Promise<string>;
  /** Names that the custom elements may add to a document. */
  scripts: ScriptVocabulary;
}

/** A document with the facts that have to be checked. */
export interface MadeDocument {
  html: string;
  facts: DocumentFacts;
  /** Names the content of the page: equal while nothing that a visitor reads has changed. */
  fingerprint: string;
  /** The site's ground colour, as the stylesheet has it; empty where it has none. */
  themeColor: string;
  /** Addresses of the build's stylesheets that its styles come from. */
  stylesheets: readonly string[];
}

/** Turns a page that Next drew into a document that needs no other file to be seen. */
export async function makeDocument(
  html: string,
  share: SharePicture | null,
  settings: DocumentSettings,
): Promise<MadeDocument> {
  const page = withoutRuntime(html, (url) => url.startsWith("/elements/"));
  const theme = takeTheme(page);
  await inlineDrawings(page, settings.drawings);
  await sizeDrawings(page, settings.drawings);
  const styles = styleClasses(page);
  const names = minifiedClassNames(page, settings.scripts.classes);
  const { css, themeColor } = await usedStyles(page, { names, theme, styles }, settings);
  renameClasses(page, names);
  const { origin, touchIcon } = settings;
  finishHead(page, { themeColor, touchIcon, share, origin });
  await addressPictures(page, settings.pictureAddress);
  const { faces, rest } = splitFaces(css);
  inlineStyles(page, rest);
  delayFonts(page, faces);
  startElementsLast(page);
  return {
    html: documentText(page),
    facts: documentFacts(page),
    fingerprint: contentFingerprint(page),
    themeColor,
    stylesheets: page.stylesheets,
  };
}

/** The sources of a page's styles beside the stylesheets of the build. */
interface PageStyles {
  /** Short names of its classes. */
  names: ReadonlyMap<string, string>;
  theme: PageTheme | null;
  /** Declarations of the classes that were its `style` attributes. */
  styles: ReadonlyMap<string, string>;
}

async function usedStyles(
  page: DrawnPage,
  { names, theme, styles }: PageStyles,
  { assets, scripts, pictureAddress }: DocumentSettings,
) {
  const facts = documentFacts(page);
  const named = propertiesIn(documentText(page)).union(scripts.properties);
  const vocabulary: Vocabulary = {
    classes: facts.classes,
    tags: facts.tags,
    ids: facts.ids,
    attributes: facts.attributes,
    scripts,
    properties: named.union(propertiesIn([...styles.values()].join())),
    letters: lettersIn(facts.texts.join("")),
  };
  const parts: string[] = [];
  let themeColor = theme?.properties.get("--color-surface") ?? "";
  for (const href of page.stylesheets) {
    const { stylesheet, addresses } = await assets.stylesheet(href);
    parts.push(withUrls(stylesheet.for(vocabulary, names, theme), addresses));
    themeColor ||= stylesheet.value("--color-surface");
  }
  for (const [name, value] of styles)
    parts.push(`.${names.get(name) ?? name}{${await addressed(value, pictureAddress)}}`);
  return { css: parts.join("\n"), themeColor };
}

/**
 * The document as it is sent: compressed, with the policy that allows exactly its own inline parts. Without bytes where
 * the public page has the same bytes.
 */
export async function finishDocument(
  { html, facts, fingerprint }: MadeDocument,
  { status, modified, before }: { status: number; modified: Date; before?: PublishedHead | undefined },
  { origin, build }: DocumentSettings,
): Promise<RenderedResponse> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": status === 200 ? pageLifetime : missingLifetime,
    "Content-Security-Policy": publicPolicy(facts, origin),
    "Last-Modified": modified.toUTCString(),
    [fingerprintHeader]: fingerprint,
    [buildHeader]: build,
  };
  const body = Buffer.from(html);
  if (before?.etag === etagOf(body)) return { ...before, status, headers };
  return makeStaticResponse(body, headers, { status });
}

/** A public page whose content has another date than its header. */
export const redatedPage = (page: PublishedHead, modified: Date): PublishedHead => ({
  ...page,
  headers: { ...page.headers, "Last-Modified": modified.toUTCString() },
});

/** Names the build and the address that made a document. */
export const buildHeader = "X-Consultorio-Build";

/** Carries the fingerprint of the content, for the next publish to compare with. */
const fingerprintHeader = "X-Consultorio-Content";

/** Last-Modified date: the published page's date if its content is unchanged, otherwise now. */
export function modifiedSince(
  { fingerprint }: Pick<MadeDocument, "fingerprint">,
  published: Pick<PublishedHead, "headers"> | undefined,
  now: Date,
): Date {
  const publishedDate = new Date(published?.headers["Last-Modified"] ?? Number.NaN);
  const same = published?.headers[fingerprintHeader] === fingerprint;
  // A published date in the future was written while the clock was ahead.
  return same && publishedDate <= now ? publishedDate : now;
}
