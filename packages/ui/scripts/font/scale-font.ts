import { isKerningAlone, kerningValues } from "./kerning.ts";
import { scaleOutlines } from "./outlines.ts";
import { readTables, scaleAt, type Tables, writeTables } from "./tables.ts";

/** Units of a scaled font's square: half of one is a sixteenth of a dot in a heading of 64 px. */
const units = 512;

/** Tables that browsers need nothing of: names, design axes, baselines of other scripts. */
const unneeded = new Set(["STAT", "BASE", "DSIG"]);

/**
 * Writes a font of one weight (`sfnt`) on a coarser grid, which takes fewer bytes: outlines, widths, metrics and kerning.
 * A font with axes, with placed marks or with a coarse grid already stays as it is.
 */
export function scaleFont(font: Uint8Array): Uint8Array {
  const tables = readTables(font);
  const head = tables.get("head");
  if (head === undefined || tables.has("fvar")) return font;
  const scale = units / head.getUint16(18);
  const gpos = tables.get("GPOS");
  if (scale >= 1 || (gpos && !isKerningAlone(gpos))) return font;
  for (const name of unneeded) tables.delete(name);
  for (const [name, offsets] of Object.entries(lengths)) {
    const table = tables.get(name);
    for (const offset of table ? offsets : [])
      if (table && offset + 2 <= table.byteLength) scaleAt(table, offset, scale);
  }
  scaleWidths(tables, scale);
  scaleOutlines(tables, scale);
  if (gpos) for (const offset of kerningValues(gpos)) scaleAt(gpos, offset, scale);
  head.setUint16(18, units);
  return writeTables(font, tables);
}

/** Where the tables have lengths of two bytes. */
const lengths = {
  head: [36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16, 22],
  post: [8, 10],
  "OS/2": [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
};

function scaleWidths(tables: Tables, scale: number): void {
  const widths = tables.get("hmtx");
  for (let offset = 0; widths && offset + 2 <= widths.byteLength; offset += 2) scaleAt(widths, offset, scale);
}
