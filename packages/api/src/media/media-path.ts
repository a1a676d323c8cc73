import { uploadAddress } from "@consultorio/content";
import type { Media } from "@consultorio/store";

const extensions: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" };

/** Path of a stored file: the address of a picture says what it is, that of a video is its hash. */
export function mediaPath({
  hash,
  width,
  height,
  cutout,
  files,
}: Pick<Media, "hash" | "width" | "height" | "cutout" | "files">): string {
  const extension = extensions[files[0]?.type ?? ""];
  if (extension !== undefined) return `/media/${hash}.${extension}`;
  return uploadAddress({ hash, width, height, cutout });
}
