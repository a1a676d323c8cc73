import type { Crop } from "../api/library.ts";
import type { Focus } from "./focus-picker.tsx";

interface Wanted {
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
  /** Width of the crop by its height. */
  shape: number;
  /** Of the largest crop of that shape, in percent. */
  size: number;
  /** Stands in the middle of the crop, as far as the edges let it. */
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
