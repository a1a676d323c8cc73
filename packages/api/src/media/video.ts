import type { Store, VerifiedSession } from "@consultorio/store";
import { mediaPath } from "./media-path.ts";
import { uploadName } from "./upload-name.ts";

/** The kind of video: an MP4 by its boxes, the first of them `ftyp`, a WebM by its EBML header. Null for anything else. */
export function videoType(bytes: Uint8Array): "video/mp4" | "video/webm" | null {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (ascii(4, 8) === "ftyp" && !/^(?:avif|avis|heic|heix|mif1|msf1)/.test(ascii(8, 12)))
    return readBoxes(viewOf(bytes), () => {}) ? "video/mp4" : null;
  const ebml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return ebml && ascii(0, 64).includes("webm") ? "video/webm" : null;
}

/** Boxes of an MP4 that hold others, and those with notes: where, when, with what and by whom it was taken. */
const holders = new Set(["moov", "trak"]);
const notes = new Set(["udta", "meta", "uuid"]);

/** Limits for the number of boxes and for their depth. A minute of video has hundreds of boxes, four levels deep. */
const mostBoxes = 10_000;
const deepest = 8;

type OnNotes = (content: Buffer, type: Buffer) => void;

/** Calls back for each box of an MP4 with notes. False where the sizes of the boxes do not add up to the file. */
function readBoxes(boxes: Buffer, onNotes: OnNotes, { depth = 1, read = { count: 0 } } = {}): boolean {
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
    const type = boxes.subarray(at + 4, at + 8);
    const content = boxes.subarray(at + head, at + size);
    if (notes.has(type.toString("latin1"))) onNotes(content, type);
    else if (holders.has(type.toString("latin1")))
      if (!readBoxes(content, onNotes, { depth: depth + 1, read })) return false;
    at += size;
  }
  return true;
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Empties the boxes with notes, in place. Each becomes a free one of the same length, so that nothing moves. */
function blankNotes(video: Uint8Array): void {
  readBoxes(viewOf(video), (content, type) => {
    type.write("free", "latin1");
    content.fill(0);
  });
}

/** Stores a video as it is, without the notes of its camera, which are overwritten in `bytes` themselves. */
export async function storeVideo(
  store: Store,
  session: VerifiedSession,
  { name, bytes, type }: { name: string; bytes: Uint8Array; type: string },
): Promise<{ path: string; width: number; height: number }> {
  if (type === "video/mp4") blankNotes(bytes);
  const media = await store.putMedia(session, {
    name: uploadName(name),
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type, body: bytes }],
  });
  return { path: mediaPath(media), width: 0, height: 0 };
}
