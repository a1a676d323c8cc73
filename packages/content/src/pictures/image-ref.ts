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
  /**
   * Address of the file. Empty where the picture is not known: a placeholder is drawn.
   * @es Dirección del archivo. Vacía, se dibuja el lugar de la imagen.
   */
  src: string;
  /**
   * What it shows, for those who do not see it. Empty for decoration; absent where there is no description.
   * @es Qué muestra, para quien no la ve; vacío cuando sólo adorna.
   */
  alt?: string | undefined;
  /** Width of the file in pixels. @es Ancho del archivo en pixeles. */
  width?: number | undefined;
  /** Height of the file in pixels. @es Alto del archivo en pixeles. */
  height?: number | undefined;
  /** Files of other widths, as in HTML. @es Archivos de otros anchos, como en HTML. */
  srcset?: string | undefined;
  /**
   * Other forms of the same picture, best first, as the `<source>`s of a `<picture>`.
   * @es Otros formatos de la misma imagen, el mejor primero.
   */
  sources?: readonly PictureSource[] | undefined;
  /** A figure cut out of its background. @es Si es una figura recortada, sin fondo. */
  cutout?: true | undefined;
  /**
   * Its file for phones, for a place where it fills their screen from side to side.
   * @es Su archivo para teléfonos, donde la imagen llena la pantalla de lado a lado.
   */
  phone?: PhonePicture | undefined;
  /** The point that stays in view; absent for the middle. @es Lo que siempre queda a la vista; si falta, el centro. */
  focus?:
    | {
        /** Percentage of the width, from the left. @es Porcentaje del ancho, desde la izquierda. */
        x: number;
        /** Percentage of the height, from the top. @es Porcentaje del alto, desde arriba. */
        y: number;
      }
    | undefined;
}

const middle = 50;

/** The picture that a field of the content names, or null where it names none. */
export function imageRef(content: SiteContent, path: string): ImageRef | null {
  if (path === "") return null;
  const { cut = false, phone, focus, ...whole } = pictureFiles(path) ?? { src: "" };
  const note = pictureNote(content, path);
  if (note === null) return { ...whole, ...(phone && { phone }), ...(focus && { focus }) };
  const { alt, decorative, focusX: x, focusY: y } = note;
  const description = decorative ? { alt: "" } : alt === "" ? {} : { alt };
  const centred = x === middle && y === middle;
  // A cut is the middle of the picture.
  const small = phone && (centred || !cut) ? { phone } : {};
  return { ...whole, ...small, ...description, ...(!centred && { focus: { x, y } }) };
}

/** A picture whose place needs no description, because the words beside it say the same; null where there is none. */
export function decoration(content: SiteContent, path: string): ImageRef | null {
  const image = imageRef(content, path);
  return image && { ...image, alt: "" };
}

/** A logo at its height in pixels. `onDark` is its drawing for dark backgrounds; an upload has none. */
export interface LogoRef {
  /** Address of the file. Empty sets the logo in type. @es Dirección del archivo. Vacía, se escribe el nombre del consultorio. */
  src: string;
  /** The same logo for dark ground. @es El mismo logotipo para fondos oscuros. */
  onDark?: string | undefined;
  /** Height in pixels. @es Alto en pixeles. */
  height: number;
  /**
   * The style of the logo in type, while there is no file: `name` by default; `mark` has a forked vessel.
   * @es Cómo se escribe si no hay archivo: «mark», «initials» o «name».
   */
  style?: LogoStyle | undefined;
  /** The letters of its sign, where the style has them. @es Letras de su signo, si las lleva. */
  initials?: string | undefined;
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
  /** Address of the file. @es Dirección del archivo. */
  src: string;
  /**
   * Whether it is a line drawing, which takes the colour of the text. A picture keeps its own colours.
   * @es Si es un dibujo de línea: toma el color del texto. Una imagen conserva los suyos.
   */
  line: boolean;
}

/** The icon that a field of the content names, or null where it names none. An upload keeps its own colours. */
export const iconRef = (path: string): IconRef | null =>
  path === "" ? null : { src: path, line: !path.startsWith("/media/") };
