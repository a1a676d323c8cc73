/** Limits of the decoding process. */
export interface DecodingLimits {
  /** Memory, in bytes. */
  memory: number;
  /** Milliseconds until its code is loaded, for reading an upload, and for encoding a size of a picture. */
  start: number;
  read: number;
  encode: number;
}

/**
 * The limits in production. The server beside the process needs up to 200 MB. A progressive JPEG of 50 megapixels in full
 * colour needs 390 MB; on an idle processor it is read in four seconds, and the largest AVIF takes twenty.
 */
export const decodingLimits: DecodingLimits = {
  memory: 400 * 1024 ** 2,
  start: 30_000,
  read: 60_000,
  encode: 240_000,
};
