import { initialsOf, type LogoStyle, logoStyle } from "../clinic/brand.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import type { PictureNote } from "../schema/pictures.ts";
import { type PhonePicture, type PictureSource, pictureFiles } from "./picture-files.ts";

/** The clinic's note about a picture, or null where there is none. */
export const pictureNote = ({ pictures = [] }: SiteContent, path: string): PictureNote | null =>
  pictures.findLast((note) => note.path === path) ?? null;

/** The site content with a note about a picture, which replaces an earlier one about the same picture. */
export function withPictureNote(content: SiteContent, note: PictureNote): SiteContent {
  const others = (content.pictures ?? []).filter(({ path }) => path !== note.path);
  return { ...content, pictures: [...others, note] };
}

/** A picture as a page shows it: an `<img>` with its text, its size in pixels and its focal point. */
export interface ImageRef {
  /** Address of the file. Empty where the picture is not known: a placeholder is drawn. */
  src: string;
  /** Empty for decoration; absent where there is no description. */
  alt?: string;
  width?: number;
  height?: number;
  /** Files of other widths, as in HTML. */
  srcset?: string;
  /** Other forms of the same picture, best first, as the `<source>`s of a `<picture>`. */
  sources?: readonly PictureSource[];
  /** A figure cut out of its background. */
  cutout?: true;
  /** Its file for phones, for a place where it fills their screen from side to side. */
  phone?: PhonePicture;
  /** The point that stays in view, in percent of the width and of the height; absent for the middle. */
  focus?: { x: number; y: number };
}

const middle = 50;

/** The picture that a field of the content names, or null where it names none. */
export function imageRef(content: SiteContent, path: string): ImageRef | null {
  if (path === "") return null;
  const { cut = false, phone, ...whole } = pictureFiles(path) ?? { src: "" };
  const note = pictureNote(content, path);
  if (note === null) return { ...whole, ...(phone && { phone }) };
  const { alt, decorative, focusX: x, focusY: y } = note;
  const description = decorative ? { alt: "" } : alt === "" ? {} : { alt };
  const centred = x === middle && y === middle;
  // A cut is the middle of the picture.
  const small = phone && (centred || !cut) ? { phone } : {};
  return { ...whole, ...small, ...description, ...(!centred && { focus: { x, y } }) };
}

/** A logo at its height in pixels. `onDark` is its drawing for dark backgrounds; an upload has none. */
export interface LogoRef {
  /** Empty sets the logo in type. */
  src: string;
  onDark?: string;
  height: number;
  /** The style of the logo in type, while there is no file; the name alone by default. */
  style?: LogoStyle;
  /** The letters of its sign, where the style has them. */
  initials?: string;
}

/** The logo that a field of the content names. Each logo of the library also has a drawing for dark backgrounds. */
export function logoRef(content: SiteContent, path: string, height: number): LogoRef {
  const style = logoStyle(content);
  const initials = style === "initials" ? { initials: initialsOf(content.doctorInfo.name) } : {};
  const ref = { src: pictureFiles(path)?.src ?? "", height, style, ...initials };
  const drawn = /^\/imagenes\/(?:especialidades\/\w+\/)?logo\.svg$/.test(path);
  return drawn ? { ...ref, onDark: path.replace(/\.svg$/, "-light.svg") } : ref;
}

/** An icon of a disease, symptom, service or payment method. */
export interface IconRef {
  src: string;
  /** A line drawing takes the colour of the text; a picture keeps its own colours. */
  line: boolean;
}

/** The icon that a field of the content names, or null where it names none. An upload keeps its own colours. */
export const iconRef = (path: string): IconRef | null =>
  path === "" ? null : { src: path, line: !path.startsWith("/media/") };
