import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { CheckedFacts } from "../html/document-facts.ts";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import type { MadeDocument } from "./make-document.ts";
import type { Reads } from "./reads/reads.ts";

/**
 * The sources of a published document. While a page of the site reads the same values and has the same frame, its
 * document is the same: the other sources belong to the build.
 */
export interface PageRecord {
  /** The entity tag of the document. */
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

/** The facts of a public document that a publication checks. */
export interface CheckedDocument extends Omit<MadeDocument, "html" | "facts"> {
  facts: CheckedFacts;
}

/** Records by path. */
export type PageRecords = ReadonlyMap<string, PageRecord>;

/** Names the parts of a document that Next does not draw. */
export function frameOf(share: SharePicture | null, touchIcon: string): string {
  const shown = share === null ? null : [share.address, share.alt];
  return createHash("sha256")
    .update(JSON.stringify([shown, touchIcon]))
    .digest("base64url");
}

/** React's data for a browser, which no document keeps. Where it is divided depends on time. */
const flightData = /<script(?: id="[^"]*")?>.*?<\/script>/gs;

/** Names the markup that Next drew. Equal markup with equal frames makes equal documents. */
export const drawnMark = (html: string): string =>
  createHash("sha256").update(html.replaceAll(flightData, "")).digest("base64url");

/** The records of a build as bytes. */
export const packRecords = (build: string, records: PageRecords): Uint8Array =>
  brotliCompressSync(serialize({ build, records }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
  });

/** Reads the records from {@link packRecords}; none where another build packed them. */
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
