/** A part of an MP4: it has a size, a type of four letters, and a content, which may be boxes again. */
export interface Box {
  type: string;
  /** The four bytes of the type, in the file itself. */
  typeBytes: Buffer;
  content: Buffer;
}

/** Boxes of an MP4 that hold others. */
const holders = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/** Limits for the number of boxes and for their depth. A minute of video has hundreds of boxes, six levels deep. */
const mostBoxes = 10_000;
const deepest = 8;

/** Calls back for each box of an MP4, an outer one before those in it. False where the sizes of the boxes do not add up to the file. */
export function readBoxes(
  boxes: Buffer,
  onBox: (box: Box) => void,
  { depth = 1, read = { count: 0 } } = {},
): boolean {
  if (depth > deepest) return false;
  for (let at = 0; at < boxes.length; ) {
    read.count += 1;
    if (read.count > mostBoxes) return false;
    const short = boxes.length - at < 8 ? null : boxes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (short === null || boxes.length - at < head) return false;
    // A size of 0 goes to the end.
    const size = short === 1 ? Number(boxes.readBigUInt64BE(at + 8)) : short || boxes.length - at;
    if (size < head || at + size > boxes.length) return false;
    const typeBytes = boxes.subarray(at + 4, at + 8);
    const content = boxes.subarray(at + head, at + size);
    const type = typeBytes.toString("latin1");
    onBox({ type, typeBytes, content });
    if (holders.has(type) && !readBoxes(content, onBox, { depth: depth + 1, read })) return false;
    at += size;
  }
  return true;
}
