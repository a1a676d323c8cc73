/** One width of an uploaded picture, or a video, whose width and height are 0. Width and type together are unique within it. */
export interface MediaFile {
  width: number;
  height: number;
  /** Such as `image/webp`. */
  type: string;
  body: Uint8Array;
}
