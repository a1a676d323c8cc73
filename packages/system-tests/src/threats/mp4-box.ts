/** A box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inner]);
}

/** Numbers of four bytes each, as they stand in the tables of an MP4. */
export const numbers = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer).swap32();
