import type { Readable } from "node:stream";

/** Takes from a stream exactly so many bytes, into memory that is there once. Rejects where the stream ends before. */
export async function receivedBytes(stream: Readable, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  for (let offset = 0; offset < length; ) {
    const chunk: unknown = stream.read(Math.min(length - offset, stream.readableLength)) ?? null;
    if (chunk instanceof Uint8Array && chunk.length > 0) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    } else await readable(stream);
  }
  return bytes;
}

function readable(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once("readable", resolve);
    stream.once("end", () => reject(new Error("The bytes ended too early.")));
  });
}
