import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { CheckedFacts } from "../html/document-facts.ts";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import type { MadeDocument } from "./make-document.ts";
import type { Reads } from "./reads/reads.ts";

/**
 * What a published document was made of. While a page of the site reads the same and has the same frame, its document is
 * the same: the rest is of the build.
 */
export interface PageRecord {
  /** Of the document. */
  etag: string;
  reads: Reads;
  /** See {@link frameOf}. */
  frame: string;
  /** See {@link drawnMark}. */
  drawn: string;
  made: CheckedDocument;
  /** The address of the search's data, where the page names it. The reads are also those of the data. */
  searchData: string | null;
}

/** What a publication has to know of a document that is public already. */
export interface CheckedDocument extends Omit<MadeDocument, "html" | "facts"> {
  facts: CheckedFacts;
}

/** Records by path. */
export type PageRecords = ReadonlyMap<string, PageRecord>;

/** What a document has beside what Next draws. */
export function frameOf(share: SharePicture | null, touchIcon: string): string {
  const shown = share === null ? null : [share.address, share.alt];
  return createHash("sha256")
    .update(JSON.stringify([shown, touchIcon]))
    .digest("base64url");
}

/** React's data for a browser, which no document keeps. Where it is divided depends on time. */
const flightData = /<script(?: id="[^"]*")?>.*?<\/script>/gs;

/** Names what Next drew. Equal drawings with equal frames are equal documents. */
export const drawnMark = (html: string): string =>
  createHash("sha256").update(html.replaceAll(flightData, "")).digest("base64url");

/** The records of a build as bytes. */
export const packRecords = (build: string, records: PageRecords): Uint8Array =>
  brotliCompressSync(serialize({ build, records }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
  });

/** What {@link packRecords} packed; no records where another build did. */
export function unpackRecords(build: string, packed: Uint8Array | null): PageRecords {
  if (packed === null) return new Map();
  try {
    const kept: { build: string; records: PageRecords } = deserialize(brotliDecompressSync(packed));
    return kept.build === build ? kept.records : new Map();
  } catch {
    // Another release of Node wrote them, or they are damaged: without them every page is drawn.
    return new Map();
  }
}
