import { StoreError } from "../base/store-errors.ts";

const NEWLINE = 0x0a;
/** Longest line in bytes; an upload takes a third of it. A longer line must not fill the memory. */
const maxLineLength = 64 * 1024 * 1024;

/** The lines of a UTF-8 text, without line ends. Only a line feed ends a line; the last line may lack it. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      length = 0;
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
    length += chunk.byteLength - start;
    if (length > maxLineLength) throw new StoreError("export-damaged");
  }
  if (length > 0) yield Buffer.concat(parts).toString();
}
