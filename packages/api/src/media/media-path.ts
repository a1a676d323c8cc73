import type { Media } from "@consultorio/store";

const extensions: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" };

/**
 * Path of a stored file. The path of a picture carries its size, so that a page is rendered without reading the store;
 * the path of a video is its hash.
 */
export function mediaPath({
  hash,
  width,
  height,
  files,
}: Pick<Media, "hash" | "width" | "height" | "files">): string {
  const extension = extensions[files[0]?.type ?? ""];
  return extension === undefined ? `/media/${hash}-${width}x${height}.webp` : `/media/${hash}.${extension}`;
}
