import { bytesOf, round, scaleAt, type Tables } from "./tables.ts";

/** Scales every letter; the places of the letters (`loca`) change with it. */
export function scaleOutlines(tables: Tables, scale: number): void {
  const [head, places, outlines] = [tables.get("head"), tables.get("loca"), tables.get("glyf")];
  if (!head || !places || !outlines) return;
  const isLong = head.getInt16(50) === 1;
  const count = places.byteLength / (isLong ? 4 : 2) - 1;
  const place = (index: number) => (isLong ? places.getUint32(index * 4) : places.getUint16(index * 2) * 2);
  const starts = [0];
  const bytes: number[] = [];
  for (let glyph = 0; glyph < count; glyph += 1) {
    const [start, end] = [place(glyph), place(glyph + 1)];
    if (end > start)
      bytes.push(
        ...scaledOutline(new DataView(outlines.buffer, outlines.byteOffset + start, end - start), scale),
      );
    while (bytes.length % 4 !== 0) bytes.push(0);
    starts.push(bytes.length);
  }
  const scaledPlaces = new DataView(new ArrayBuffer(starts.length * 4));
  for (const [index, start] of starts.entries()) scaledPlaces.setUint32(index * 4, start);
  head.setInt16(50, 1);
  tables.set("loca", scaledPlaces);
  tables.set("glyf", new DataView(new Uint8Array(bytes).buffer));
}

function scaledOutline(outline: DataView, scale: number): number[] {
  for (let offset = 2; offset < 10; offset += 2) scaleAt(outline, offset, scale);
  return outline.getInt16(0) < 0 ? scaledParts(outline, scale) : scaledCurves(outline, scale);
}

const part = { wideNumbers: 1, offsets: 2, oneScale: 8, more: 32, twoScales: 64, matrix: 128 };

/** A letter that is made of others: where they stand. */
function scaledParts(outline: DataView, scale: number): number[] {
  for (let offset = 10, flags = part.more; flags & part.more; ) {
    flags = outline.getUint16(offset);
    const wide = (flags & part.wideNumbers) !== 0;
    for (let number = 0; number < 2 && flags & part.offsets; number += 1)
      if (wide) scaleAt(outline, offset + 4 + number * 2, scale);
      else outline.setInt8(offset + 4 + number, round(outline.getInt8(offset + 4 + number), scale));
    offset += 4 + (wide ? 4 : 2);
    if (flags & part.oneScale) offset += 2;
    else if (flags & part.twoScales) offset += 4;
    else if (flags & part.matrix) offset += 8;
  }
  return bytesOf(outline);
}

const point = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32, overlap: 64 };

/** A letter with curves of its own; its points are scaled where they are, so that no error adds up. */
function scaledCurves(outline: DataView, scale: number): number[] {
  const contours = outline.getInt16(0);
  const points = contours === 0 ? 0 : outline.getUint16(8 + contours * 2) + 1;
  const hints = 10 + contours * 2;
  const begin = hints + 2 + outline.getUint16(hints);
  const flags: number[] = [];
  let offset = begin;
  while (flags.length < points) {
    const flag = outline.getUint8(offset++);
    const times = flag & point.repeat ? outline.getUint8(offset++) : 0;
    for (let time = 0; time <= times; time += 1) flags.push(flag);
  }
  const steps = (short: number, same: number) => {
    let [before, exact] = [0, 0];
    return flags.map((flag) => {
      if (flag & short) exact += outline.getUint8(offset++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        exact += outline.getInt16(offset);
        offset += 2;
      }
      const step = round(exact, scale) - before;
      before += step;
      return step;
    });
  };
  const across = steps(point.shortX, point.sameX);
  const up = steps(point.shortY, point.sameY);
  const kept = flags.map((flag) => flag & (point.onCurve | point.overlap));
  const written = kept.map(
    (flag, index) =>
      flag |
      flagOf(across[index] ?? 0, point.shortX, point.sameX) |
      flagOf(up[index] ?? 0, point.shortY, point.sameY),
  );
  return [
    ...bytesOf(outline).slice(0, begin),
    ...written,
    ...across.flatMap(stepBytes),
    ...up.flatMap(stepBytes),
  ];
}

function flagOf(step: number, short: number, same: number): number {
  if (step === 0) return same;
  if (Math.abs(step) > 255) return 0;
  return step > 0 ? short | same : short;
}

function stepBytes(step: number): number[] {
  if (step === 0) return [];
  return Math.abs(step) > 255 ? [(step >> 8) & 255, step & 255] : [Math.abs(step)];
}
