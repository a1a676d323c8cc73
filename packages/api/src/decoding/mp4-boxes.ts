/** A part of an MP4: it has a size, a type of four letters, and a content, which may be boxes again. */
export interface Box {
  type: string;
  /** Where its type is written. */
  typeAt: number;
  content: ByteRange;
}

/** Bytes of a file, `to` not among them. */
export interface ByteRange {
  from: number;
  to: number;
}

/** Boxes of an MP4 that hold others. */
const holders = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/** Limits for the number of boxes and for their depth. A minute of video has hundreds of boxes, six levels deep. */
const mostBoxes = 10_000;
const deepest = 8;

/**
 * The boxes of an MP4, an outer one before those in it. Null where their sizes do not add up to the file, and where there are
 * more than a video has.
 */
export function readBoxes(video: Buffer): Box[] | null {
  const boxes: Box[] = [];
  const isWhole = readInto(boxes, video, { from: 0, to: video.length }, 1);
  return isWhole ? boxes : null;
}

function readInto(boxes: Box[], video: Buffer, { from, to }: ByteRange, depth: number): boolean {
  if (depth > deepest) return false;
  for (let at = from; at < to; ) {
    if (boxes.length === mostBoxes) return false;
    const short = to - at < 8 ? null : video.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (short === null || to - at < head) return false;
    // A size of 0 goes to the end.
    const size = short === 1 ? Number(video.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < head || at + size > to) return false;
    const type = video.toString("latin1", at + 4, at + 8);
    const content = { from: at + head, to: at + size };
    boxes.push({ type, typeAt: at + 4, content });
    if (holders.has(type) && !readInto(boxes, video, content, depth + 1)) return false;
    at += size;
  }
  return true;
}
