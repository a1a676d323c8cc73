/** Path of a kept picture. It carries the size, so that a page can be drawn without asking the store. */
export function mediaPath(hash: string, { width, height }: { width: number; height: number }): string {
  return `/media/${hash}-${width}x${height}.webp`;
}
