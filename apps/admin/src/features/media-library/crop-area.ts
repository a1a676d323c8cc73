import type { Crop } from "#api/library.ts";
import type { Focus } from "#components/pictures/focus-picker.tsx";

interface Wanted {
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
  /** Width of the crop by its height. */
  shape: number;
  /** Of the largest crop of that shape, in percent. */
  size: number;
  /** The middle of the crop, as far as the edges allow. */
  focus: Focus;
}

/** The part of a picture that has a shape and a size and stands around a point, in shares of the picture. */
export function cropArea({ width, height, shape, size, focus }: Wanted): Crop {
  const widest = Math.min(width, height * shape);
  const cropWidth = (widest * size) / 100;
  const [shareX, shareY] = [cropWidth / width, cropWidth / shape / height];
  const within = (center: number, share: number) => Math.min(Math.max(center - share / 2, 0), 1 - share);
  return {
    left: within(focus.x / 100, shareX),
    top: within(focus.y / 100, shareY),
    width: shareX,
    height: shareY,
  };
}

/** The values of the controls of a crop: its size in percent of the largest one, and its middle in percent of the picture. */
export interface CropPlace {
  size: number;
  focus: Focus;
}

/** Smallest size of a crop, in percent of the largest one of its shape. */
export const smallestSize = 20;

/** The largest crop of a shape, in shares of the picture. */
export function largestShare(picture: Pick<Wanted, "width" | "height" | "shape">): {
  width: number;
  height: number;
} {
  const { width, height } = cropArea({ ...picture, size: 100, focus: { x: 50, y: 50 } });
  return { width, height };
}

/**
 * The place of a crop whose corner and width somebody chose, in shares of the picture, kept within it. With its corner
 * `anchored` it grows no further than the edges let it; else it is moved as a whole.
 */
export function resizedFrom(
  { left, top, width, anchored = false }: { left: number; top: number; width: number; anchored?: boolean },
  largest: { width: number; height: number },
): CropPlace {
  const room = anchored ? Math.min((1 - left) / largest.width, (1 - top) / largest.height) : 1;
  const scale = Math.max(smallestSize / 100, Math.min(1, room, width / largest.width));
  const middle = (start: number, share: number) =>
    (Math.min(Math.max(start, 0), 1 - share * scale) + (share * scale) / 2) * 100;
  return { size: scale * 100, focus: { x: middle(left, largest.width), y: middle(top, largest.height) } };
}
