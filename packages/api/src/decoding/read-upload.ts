import { uploadLimit } from "../http/body-limits.ts";
import type { CheckedVideo, ReadUpload, SentUpload } from "./calls.ts";
import { fileKind } from "./file-kind.ts";
import { formFile } from "./form-file.ts";
import { isCutout } from "./is-cutout.ts";
import { mp4Notes } from "./mp4-notes.ts";
import { readPicture } from "./read-picture.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

/**
 * Reads an upload: the file in a form, or a video without a form. Null for a form without a file. Throws `UnreadableUpload`.
 */
export async function readUpload(
  body: Uint8Array,
  { contentType, name, largestWidth }: SentUpload,
): Promise<ReadUpload | null> {
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  const file = isForm ? formFile(body, contentType) : { name, from: 0, length: body.byteLength };
  if (file === null) return null;
  const bytes = body.subarray(file.from, file.from + file.length);
  const video = checkedVideo(bytes, file.from);
  if (video !== null) return { name: file.name, video };
  // Sent with the media type of a video, which has the larger limit.
  if (bytes.byteLength > uploadLimit) throw new UnreadableUpload("El archivo no es un video MP4 o WebM.");
  const picture = await readPicture(bytes, largestWidth);
  return { name: file.name, picture: { ...picture, cutout: await isCutout(picture) } };
}

/** Checks whether bytes are a video; null for anything else. */
function checkedVideo(bytes: Uint8Array, from: number): CheckedVideo | null {
  const place = { from, length: bytes.byteLength };
  const kind = fileKind(bytes);
  if (kind === "webm") return { type: "video/webm", ...place, notes: noNotes };
  if (kind !== "mp4") return null;
  const notes = mp4Notes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return notes && { type: "video/mp4", ...place, notes };
}

const noNotes = { boxes: new Uint32Array(), ranges: new Uint32Array() };
