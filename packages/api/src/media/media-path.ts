import type { Media } from "@consultorio/store";

const extensions: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" };

/**
 * Path of a stored file. The path of a picture carries its size and whether it is cut out of its ground, so that a page is
 * rendered without reading the store; the path of a video is its hash.
 */
export function mediaPath({
  hash,
  width,
  height,
  cutout,
  files,
}: Pick<Media, "hash" | "width" | "height" | "cutout" | "files">): string {
  const extension = extensions[files[0]?.type ?? ""];
  if (extension !== undefined) return `/media/${hash}.${extension}`;
  return `/media/${hash}-${width}x${height}${cutout ? "-cutout" : ""}.webp`;
}
