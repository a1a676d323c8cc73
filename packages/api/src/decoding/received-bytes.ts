import { once } from "node:events";
import type { Readable } from "node:stream";

/** Takes from a stream exactly so many bytes, into memory that is there once. */
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
