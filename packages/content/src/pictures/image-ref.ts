import type { PictureNote } from "../schema/pictures.ts";
import type { SiteContent } from "../schema/site-content.ts";

/** The clinic's note about a picture, or null where there is none. */
export const pictureNote = ({ pictures = [] }: SiteContent, path: string): PictureNote | null =>
  pictures.findLast((note) => note.path === path) ?? null;

/** The site content with a note about a picture, which replaces an earlier one about the same picture. */
export function withPictureNote(content: SiteContent, note: PictureNote): SiteContent {
  const others = (content.pictures ?? []).filter(({ path }) => path !== note.path);
  return { ...content, pictures: [...others, note] };
}

/** A picture as a page shows it: its file, its alternative text and its focal point. */
export interface ImageRef {
  /** `/imagenes/<id>` of the library, or `/media/…` of an upload. */
  path: string;
  /** Empty for decoration; null where the clinic has not described it, and a library picture has its own text. */
  alt: string | null;
  /** The point that stays in view, in percent of the width and of the height; null for the middle. */
  focus: { x: number; y: number } | null;
}

const middle = 50;

/** The picture that a field of the content names, or null where it names none. */
export function imageRef(content: SiteContent, path: string): ImageRef | null {
  if (path === "") return null;
  // A drawing is never cropped, and the text beside it says what it shows.
  const note = path.endsWith(".svg") ? null : pictureNote(content, path);
  if (note === null) return { path, alt: null, focus: null };
  const { alt, decorative, focusX: x, focusY: y } = note;
  return {
    path,
    alt: decorative ? "" : alt || null,
    focus: x === middle && y === middle ? null : { x, y },
  };
}
