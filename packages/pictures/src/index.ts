import { clinicPictures } from "./list/clinic.ts";
import { diseasePictures, symptomPictures } from "./list/conditions.ts";
import { type Picture, phoneWidth } from "./list/picture.ts";
import { servicePictures } from "./list/services.ts";

export { type Picture, type PictureKind, phoneCut, phoneWidth } from "./list/picture.ts";

const all = { ...clinicPictures, ...diseasePictures, ...symptomPictures, ...servicePictures };

/** Id of a picture that comes with the project. */
export type PictureId = keyof typeof all;

/**
 * Every picture that comes with the project, by id. A disease, symptom or service has two, cut from one scene:
 * `<slug>-home` for cards and `<slug>-page` for its own page.
 */
export const pictures: Readonly<Record<PictureId, Picture>> = all;

export function isPictureId(id: string): id is PictureId {
  return Object.hasOwn(pictures, id);
}

/** A square PNG for a home screen or a list of apps. */
export type AppIcon = {
  path: `/imagenes/${string}.png`;
  /** Width and height, in pixels. */
  size: number;
  /** As in a web manifest; `apple-touch` belongs in a `<link rel="apple-touch-icon">` instead. */
  purpose: "any" | "maskable" | "apple-touch";
};

export const appIcons: readonly AppIcon[] = [
  { path: "/imagenes/app-icon-192.png", size: 192, purpose: "any" },
  { path: "/imagenes/app-icon-512.png", size: 512, purpose: "any" },
  { path: "/imagenes/app-icon-maskable-512.png", size: 512, purpose: "maskable" },
  { path: "/imagenes/apple-touch-icon.png", size: 180, purpose: "apple-touch" },
];

/** The attributes with which a `<picture>` shows a picture without a layout shift. */
export type PictureSources = {
  width: number;
  height: number;
  alt: string;
  srcset: { avif: string; webp: string };
  /** The file in AVIF for a phone whose screen it fills from side to side, {@link phoneWidth} wide. */
  phone: string;
  /** Whether that is a cut, which shows the middle alone. */
  cut: boolean;
  focus?: Picture["focus"];
  /** For browsers without `srcset`: the WebP of 960 px. */
  src: string;
  /** JPEG for link previews. */
  openGraph: { src: string; width: number; height: number };
};

/** Size of the JPEG that each picture has for link previews. */
export const openGraphSize = { width: 1200, height: 630 } as const;

/**
 * The files of a picture that content names as `/imagenes/<id>` (no extension). Null where the id is unknown or
 * the path is not of that form, as with an uploaded picture or one at another address.
 */
export function pictureSources(path: string): PictureSources | null {
  const id = path.startsWith("/imagenes/") ? path.slice("/imagenes/".length) : "";
  if (!isPictureId(id)) return null;
  const { width, height, alt, widths, cut, focus } = pictures[id];
  const srcset = (format: string, sizes: readonly number[]) =>
    sizes.map((size) => `${path}.${size}.${format} ${size}w`).join(", ");
  return {
    width,
    height,
    alt,
    srcset: { avif: srcset("avif", avifWidths(widths)), webp: srcset("webp", widths) },
    phone: `${path}.${cut ? "phone" : phoneWidth}.avif`,
    cut,
    ...(focus && { focus }),
    src: `${path}.960.webp`,
    openGraph: { src: `${path}.${openGraphSize.width}.jpg`, ...openGraphSize },
  };
}

/** The widths in which a picture exists as AVIF, ascending. */
export const avifWidths = (widths: readonly number[]): number[] =>
  [...widths, phoneWidth].sort((one, other) => one - other);
