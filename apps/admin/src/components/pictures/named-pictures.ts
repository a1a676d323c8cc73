import { foldedText } from "@consultorio/content";
import { pictures } from "@consultorio/pictures";

interface NamedPicture {
  path: string;
  name: string;
  /** Its topic, for the search: the page that it was made for. */
  subject: string;
}

/** The pictures that came with the site: their paths, and their descriptions. */
export const bundledPictures: readonly NamedPicture[] = Object.entries(pictures).map(([id, { alt }]) => ({
  path: `/imagenes/${id}`,
  name: alt,
  subject: id.replaceAll("-", " "),
}));

const byPath = new Map(bundledPictures.map((picture) => [picture.path, picture]));

/** A picture that came with the site; undefined for any other path. */
export const bundledPicture = (path: string): NamedPicture | undefined => byPath.get(path);

/** The pictures whose name or topic contains a text, with any case and accents. */
export function withName<Item extends { name: string; subject?: string }>(
  items: readonly Item[],
  wanted: string,
): Item[] {
  const text = foldedText(wanted.trim());
  return items.filter(({ name, subject = "" }) => foldedText(`${name} ${subject}`).includes(text));
}
