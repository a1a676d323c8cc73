/** A finished answer in memory, in every encoding that it is sent in: a published page, or a file beside it. */
export interface StaticResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Null for what does not get smaller, such as pictures and fonts. */
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
  /** Quoted, as the header carries it. */
  etag: string;
}
