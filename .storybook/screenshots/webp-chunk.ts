/** WebP is RIFF: twelve bytes of head, then chunks of four letters, a length and as many bytes, made even. */
const head = 12;
const label = 8;

/** The image with one more chunk at its end. A decoder skips chunks of an unknown name. */
export function withChunk(image: Buffer, name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(label + content.length + (content.length % 2));
  chunk.write(name, "latin1");
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, label);
  const whole = Buffer.concat([image, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** The content of an image's chunk, or null where it has none of that name. */
export function chunkOf(image: Buffer, name: string): Buffer | null {
  for (let at = head; at + label <= image.length; ) {
    const length = image.readUInt32LE(at + 4);
    const content = at + label;
    if (image.toString("latin1", at, at + 4) === name) return image.subarray(content, content + length);
    at = content + length + (length % 2);
  }
  return null;
}
