/** The tables of a font (`sfnt`) by their names. */
export type Tables = Map<string, DataView>;

/** From 0 up to a count. */
export const range = (count: number) => [...Array(count).keys()];

export const bytesOf = (view: DataView) => [...new Uint8Array(view.buffer, view.byteOffset, view.byteLength)];

export const round = (value: number, scale: number) => Math.round(value * scale);

/** Scales the length that stands at a place of a table. */
export function scaleAt(table: DataView, offset: number, scale: number): void {
  table.setInt16(offset, round(table.getInt16(offset), scale));
}

/** The tables of a font, as a copy. */
export function readTables(font: Uint8Array): Tables {
  const copy = Uint8Array.from(font);
  const view = new DataView(copy.buffer);
  return new Map(
    range(view.getUint16(4)).map((index) => {
      const entry = 12 + index * 16;
      const name = String.fromCharCode(...copy.subarray(entry, entry + 4));
      return [name, new DataView(copy.buffer, view.getUint32(entry + 8), view.getUint32(entry + 12))];
    }),
  );
}

/** The font that some tables make. Sums are left out: what is written is read once, and made into WOFF2, which has its own. */
export function writeTables(font: Uint8Array, tables: Tables): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const aligned = (length: number) => Math.ceil(length / 4) * 4;
  const start = 12 + sorted.length * 16;
  const bytes = new Uint8Array(
    start + sorted.reduce((sum, [, { byteLength }]) => sum + aligned(byteLength), 0),
  );
  const view = new DataView(bytes.buffer);
  bytes.set(font.subarray(0, 4));
  view.setUint16(4, sorted.length);
  let offset = start;
  for (const [index, [name, table]] of sorted.entries()) {
    const entry = 12 + index * 16;
    bytes.set(
      [...name].map((letter) => letter.charCodeAt(0)),
      entry,
    );
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.byteLength);
    bytes.set(bytesOf(table), offset);
    offset += aligned(table.byteLength);
  }
  // The encoder reads the first letters of a Buffer.
  return Buffer.from(bytes.buffer);
}
