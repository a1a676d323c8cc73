import type { Media } from "@consultorio/store";

const extensions: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" };

/**
 * Path of a kept file. A picture's carries its size, so that a page can be drawn without asking the store; a video's is
 * its hash alone.
 */
export function mediaPath({ hash, width, height, files }: Media): string {
  const extension = extensions[files[0]?.type ?? ""];
  return extension === undefined ? `/media/${hash}-${width}x${height}.webp` : `/media/${hash}.${extension}`;
}
