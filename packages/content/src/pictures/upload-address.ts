/** The facts in the address of an uploaded picture, so that a page is drawn without reading the store. */
export interface UploadedPicture {
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A figure without background. */
  cutout: boolean;
}

/** A file of an uploaded picture: the picture as it was stored, or one of its other widths and forms. */
export interface UploadedFile {
  picture: UploadedPicture;
  width: number;
  format: UploadFormat;
}

type UploadFormat = "avif" | "webp";

const address = /^\/media\/([0-9a-f]{1,64})-(\d{1,5})x(\d{1,5})(-cutout)?(?:\.(\d{1,5}))?\.(?:(avif)|webp)$/;

/** Address of an uploaded picture, as content has it: `/media/<hash>-<width>x<height>.webp`, or `…-cutout.webp`. */
export const uploadAddress = (picture: UploadedPicture): string => `${stem(picture)}.webp`;

/** Address of one of the files of an uploaded picture: `/media/<hash>-<width>x<height>.480.avif`. */
export const uploadFileAddress = ({ picture, width, format }: UploadedFile): string =>
  `${stem(picture)}.${width}.${format}`;

/** The picture that content names by its address; null for every other path, also for that of one of its files. */
export function uploadedPicture(path: string): UploadedPicture | null {
  const picture = uploadedFile(path)?.picture;
  return picture !== undefined && uploadAddress(picture) === path ? picture : null;
}

/** The file of an uploaded picture at an address; null for every other path. */
export function uploadedFile(path: string): UploadedFile | null {
  const match = address.exec(path);
  if (match === null) return null;
  const [, hash = "", ownWidth, height, cutout, width = ownWidth, avif] = match;
  return {
    picture: { hash, width: Number(ownWidth), height: Number(height), cutout: cutout !== undefined },
    width: Number(width),
    format: avif === undefined ? "webp" : "avif",
  };
}

const stem = ({ hash, width, height, cutout }: UploadedPicture) =>
  `/media/${hash}-${width}x${height}${cutout ? "-cutout" : ""}`;
