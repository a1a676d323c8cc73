import type { Picture } from "./picture.ts";
import { isSubjectId, type SubjectId, pictures as subjects } from "./subjects.ts";

export type { Picture, PictureKind } from "./picture.ts";
export { isSubjectId, type SubjectId } from "./subjects.ts";

export const pictures: Readonly<Record<SubjectId, Picture>> = subjects;

/** A square PNG that stands for the site on a home screen or in a list of apps. */
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

/** What a `<picture>` needs to show one picture without a shift of the page. */
export type PictureSources = {
  width: number;
  height: number;
  alt: string;
  srcset: { avif: string; webp: string };
  /** For browsers that know no `srcset`: the WebP of 960 px. */
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
  if (!isSubjectId(id)) return null;
  const { width, height, alt, widths } = pictures[id];
  const srcset = (format: string) => widths.map((size) => `${path}.${size}.${format} ${size}w`).join(", ");
  return {
    width,
    height,
    alt,
    srcset: { avif: srcset("avif"), webp: srcset("webp") },
    src: `${path}.960.webp`,
    openGraph: { src: `${path}.${openGraphSize.width}.jpg`, ...openGraphSize },
  };
}
