import { foldedText } from "@consultorio/content";
import { pictures } from "@consultorio/pictures";

/** The pictures that came with the site: their paths, and what they show. */
export const bundledPictures: readonly { path: string; name: string }[] = Object.entries(pictures).map(
  ([id, { alt }]) => ({ path: `/imagenes/${id}`, name: alt }),
);

/** What a picture that came with the site shows; empty for any other path. */
export const bundledName = (path: string): string =>
  bundledPictures.find((picture) => picture.path === path)?.name ?? "";

/** Those whose name has a text in it, whatever its case and its accents. */
export function withName<Item extends { name: string }>(items: readonly Item[], wanted: string): Item[] {
  const text = foldedText(wanted.trim());
  return items.filter(({ name }) => foldedText(name).includes(text));
}
