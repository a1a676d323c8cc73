import type { BundledPicture, LibraryFile } from "#api/library.ts";
import { bundledName } from "#components/pictures/named-pictures.ts";

/** A file of the library, or a picture that came with the site, which has no file of its own and cannot be deleted. */
export type ListedFile = LibraryFile | (BundledPicture & { kind: "bundled"; name: string });

/** Pictures that came with the site, named by what they show. */
export const listedPictures = (bundled: BundledPicture[]): ListedFile[] =>
  bundled.map((picture) => ({ ...picture, kind: "bundled", name: bundledName(picture.path) }));
