import { range } from "./tables.ts";

const pairs = 2;
const extension = 9;

/** Whether all that places letters are pairs, by plain distances. */
export const isKerningAlone = (gpos: DataView) =>
  lookups(gpos).every(
    ({ type, offset }) =>
      type === pairs && gpos.getUint16(offset + 4) < 16 && gpos.getUint16(offset + 6) < 16,
  );

function lookups(gpos: DataView): { type: number; offset: number }[] {
  const list = gpos.getUint16(8);
  return range(gpos.getUint16(list)).flatMap((index) => {
    const lookup = list + gpos.getUint16(list + 2 + index * 2);
    return range(gpos.getUint16(lookup + 4)).map((inner) => {
      const type = gpos.getUint16(lookup);
      const offset = lookup + gpos.getUint16(lookup + 6 + inner * 2);
      return type === extension
        ? { type: gpos.getUint16(offset + 2), offset: offset + gpos.getUint32(offset + 4) }
        : { type, offset };
    });
  });
}

/** Where the distances of all pairs stand; a table that two lookups share is there once. */
export function kerningValues(gpos: DataView): Set<number> {
  const found = new Set<number>();
  for (const { offset } of lookups(gpos)) {
    const sizes = [bits(gpos.getUint16(offset + 4)), bits(gpos.getUint16(offset + 6))];
    const size = (sizes[0] ?? 0) + (sizes[1] ?? 0);
    const add = (start: number) => {
      for (const value of range(size)) found.add(start + value * 2);
    };
    if (gpos.getUint16(offset) === 2) {
      const classes = gpos.getUint16(offset + 12) * gpos.getUint16(offset + 14);
      for (const index of range(classes)) add(offset + 16 + index * size * 2);
    } else
      for (const index of range(gpos.getUint16(offset + 8))) {
        const set = offset + gpos.getUint16(offset + 10 + index * 2);
        for (const pair of range(gpos.getUint16(set))) add(set + 4 + pair * (2 + size * 2));
      }
  }
  return found;
}

const bits = (value: number) => value.toString(2).replaceAll("0", "").length;
