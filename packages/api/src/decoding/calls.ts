import type { MediaFile } from "@consultorio/store";
import type { Mp4Notes } from "./mp4-notes.ts";

/** An upload as it was sent. */
export interface SentUpload {
  contentType: string;
  /** The name of a video, which is sent without a form around it. */
  name: string;
  /** The largest width of the picture that is kept of it, in pixels. */
  largestWidth: number;
}

/** A picture that was decoded and encoded again. */
export interface DecodedPicture extends MediaFile {
  /** Whether it shows a figure without a background. */
  cutout: boolean;
}

/** A video: its place in the bytes that were sent, and the metadata that has to be cleared. */
export interface CheckedVideo {
  type: "video/mp4" | "video/webm";
  from: number;
  length: number;
  notes: Mp4Notes;
}

/** The content of an upload. */
export type ReadUpload = { name: string } & ({ picture: DecodedPicture } | { video: CheckedVideo });

/** A file that a page may ask for. */
export interface PictureSize {
  width: number;
  format: "avif" | "webp";
}

/** A part of a picture, in pixels. */
export interface PictureArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The message of an `UnreadableUpload`: an error loses its class between processes. */
export interface UploadProblem {
  problem: string;
}

/**
 * Calls to the decoding process. The bytes of the file, `length` of them, come through another pipe. `readUpload` answers null
 * for a form without a file.
 */
export interface DecoderCalls {
  readUpload(length: number, sent: SentUpload): Promise<ReadUpload | UploadProblem | null>;
  cropPicture(length: number, area: PictureArea): Promise<DecodedPicture>;
  encodeSize(length: number, size: PictureSize): Promise<MediaFile>;
}

/** Events that the decoding process sends to its parent. */
export interface DecoderEvents {
  /** The code is loaded and the memory is watched. */
  ready(): void;
}
