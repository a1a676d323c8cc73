import type { Store, VerifiedSession } from "@consultorio/store";
import { mediaPath } from "./media-path.ts";
import { uploadName } from "./upload-name.ts";
import { readBoxes } from "./video-boxes.ts";
import { blankNotes } from "./video-notes.ts";

/** The kind of video: an MP4 by its boxes, the first of them `ftyp`, a WebM by its EBML header. Null for anything else. */
export function videoType(bytes: Uint8Array): "video/mp4" | "video/webm" | null {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (ascii(4, 8) === "ftyp" && !/^(?:avif|avis|heic|heix|mif1|msf1)/.test(ascii(8, 12)))
    return readBoxes(viewOf(bytes), () => {}) ? "video/mp4" : null;
  const ebml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return ebml && ascii(0, 64).includes("webm") ? "video/webm" : null;
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Stores a video as it is, without the notes of its camera, which are overwritten in `bytes` themselves. */
export async function storeVideo(
  store: Store,
  session: VerifiedSession,
  { name, bytes, type }: { name: string; bytes: Uint8Array; type: string },
): Promise<{ path: string; width: number; height: number }> {
  if (type === "video/mp4") blankNotes(viewOf(bytes));
  const media = await store.putMedia(session, {
    name: uploadName(name),
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type, body: bytes }],
  });
  return { path: mediaPath(media), width: 0, height: 0 };
}
