/** A box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inner]);
}
