import { once } from "node:events";
import type { Readable } from "node:stream";

/** Reads exactly `length` bytes from a stream into one array, so that they are in memory only once. */
export async function receivedBytes(stream: Readable, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let offset = 0; offset < length; ) {
    const chunk: unknown = stream.read(Math.min(length - offset, stream.readableLength));
    if (chunk instanceof Uint8Array) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    } else await once(stream, "readable");
  }
  return bytes;
}
