import { pictureSources } from "@consultorio/pictures";

/** What is known of a picture from its path alone. */
export interface Sources {
  src: string;
  /** Null for a file that exists in one form only, such as a drawing. */
  srcset: { avif: string; webp: string } | null;
  width?: number;
  height?: number;
  alt: string;
}

/** Widths in which the site keeps an upload, beside its own. */
const uploadWidths = [480, 960, 1440, 1920];

/**
 * Files of a picture by the path that content has: `/imagenes/<id>` of the library, `/imagenes/….svg`, or an upload's
 * `/media/<hash>-<width>x<height>.webp`. Null for an empty or unknown path.
 */
export function sourcesOf(path: string): Sources | null {
  const known = pictureSources(path);
  if (known !== null) return known;
  if (/^\/imagenes\/.+\.svg$/.test(path)) return { src: path, srcset: null, alt: "" };
  const upload = path.match(/^(\/media\/[0-9a-f]+-(\d+)x(\d+))\.webp$/);
  if (upload === null) return path.startsWith("/media/") ? { src: path, srcset: null, alt: "" } : null;
  const [, base = "", width, height] = upload;
  return {
    src: path,
    srcset: { avif: uploadSet(base, Number(width), "avif"), webp: uploadSet(base, Number(width), "webp") },
    width: Number(width),
    height: Number(height),
    alt: "",
  };
}

function uploadSet(base: string, own: number, format: "avif" | "webp"): string {
  const smaller = uploadWidths.filter((width) => width < own);
  return [...smaller, own].map((width) => `${base}.${width}.${format} ${width}w`).join(", ");
}
