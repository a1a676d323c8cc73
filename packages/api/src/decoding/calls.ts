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
  /** It shows a figure without a ground. */
  cutout: boolean;
}

/** A video, which lies in the bytes that were sent, with what has to be cleared in it. */
export interface CheckedVideo {
  type: "video/mp4" | "video/webm";
  from: number;
  length: number;
  notes: Mp4Notes;
}

/** What an upload is. */
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

/** Why a file is refused, in Spanish: an error loses its class on the way between processes. */
export interface Refused {
  refused: string;
}

/** What the process that decodes is asked for. The bytes of the file come beside the call: `length` of them. An upload is null where it is a form without a file. */
export interface DecoderCalls {
  readUpload(length: number, sent: SentUpload): Promise<ReadUpload | Refused | null>;
  cropPicture(length: number, area: PictureArea): Promise<DecodedPicture>;
  encodeSize(length: number, size: PictureSize): Promise<MediaFile>;
}

/** What it tells the process that started it. */
export interface DecoderEvents {
  /** Its code is loaded and its memory is watched. */
  ready(): void;
}
