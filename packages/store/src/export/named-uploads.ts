import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { linesOf } from "./lines.ts";

/** The SHA-256 of each upload that an export in a file names. Reads no row. Rejects where the file cannot be read to its end. */
export async function uploadsNamedIn(file: string): Promise<Set<string>> {
  const named = new Set<string>();
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const line of linesOf(bytes)) {
      // Most of a file are the pages, in long lines without any.
      if (!/^\["(?:media_file|video_chunk)"/.test(line)) continue;
      for (const [, hash = ""] of line.matchAll(/\{"file":"([0-9a-f]{64})"\}/g)) named.add(hash);
    }
  });
  return named;
}
