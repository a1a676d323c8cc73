import type { BundledPicture, LibraryFile } from "#api/library.ts";
import { bundledPicture } from "#components/pictures/named-pictures.ts";

/** A file of the library, or a picture that came with the site, which has no file of its own and cannot be deleted. */
export type ListedFile = LibraryFile | (BundledPicture & { kind: "bundled"; name: string; subject: string });

/** Pictures that came with the site, named by their descriptions. */
export const listedPictures = (bundled: BundledPicture[]): ListedFile[] =>
  bundled.map((picture) => {
    const { name, subject } = bundledPicture(picture.path) ?? { name: picture.path, subject: "" };
    return { ...picture, kind: "bundled", name, subject };
  });
