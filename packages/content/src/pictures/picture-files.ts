import { phoneWidth, pictureSources, pictures } from "@consultorio/pictures";
import { type UploadedPicture, uploadedPicture, uploadFileAddress } from "./upload-address.ts";

/** The paths of the pictures that come with the site. */
export const bundledPicturePaths = (): string[] => Object.keys(pictures).map((id) => `/imagenes/${id}`);

/** A form of a picture: its media type, and its files with their widths as in HTML's `srcset`. */
export interface PictureSource {
  /** Media type of the file: `image/avif`. @es Formato del archivo: «image/avif». */
  type: string;
  /** Files of each width, as in HTML. @es Archivos de cada ancho, como en HTML. */
  srcset: string;
}

/** The file of a picture for screens of a width, in one form, as the attributes of a `<source>` in React. */
export interface PhonePicture {
  /** Media type of the file: `image/avif`. @es Formato del archivo: «image/avif». */
  type: string;
  /** The file, with its width. @es El archivo, con su ancho. */
  srcSet: string;
  /** Width that it takes on the screen, as in HTML. @es Ancho que ocupa en la pantalla, como en HTML. */
  sizes: string;
  /** The screens that it is for, as a media query. @es Las pantallas para las que es, como en CSS. */
  media: string;
}

/** Screens that show a banner in about 4:3, and for which one file is dense enough. */
const phones = "(max-width: 639px)";

/** The files of a picture, and its description in the library. */
export interface PictureFiles {
  src: string;
  /** Best form first; absent for a file that exists in one form only, such as a drawing. */
  sources?: PictureSource[];
  /** Its file for phones, where it fills their screen from side to side. */
  phone?: PhonePicture;
  /** Whether that file shows the middle alone. */
  cut?: boolean;
  /** In pixels. */
  width?: number;
  height?: number;
  /** A figure cut out of its background, or a drawing. */
  cutout?: true;
  alt?: string;
  /** The point that stays in view, as percentages from the left and from the top. Absent for the middle. */
  focus?: { x: number; y: number };
}

/** Widths in which the site keeps an upload, in pixels, beside its original width if that is smaller. */
const uploadWidths = [480, 720, 960, 1440, 1920];

/** Largest width of an upload; a wider picture is made smaller. */
export const largestUploadWidth = 1920;

/** The widths in which a page may ask for an upload of a width, the smallest first. */
export const uploadSizes = (uploadWidth: number): number[] => [
  ...uploadWidths.filter((width) => width < uploadWidth),
  uploadWidth,
];

/**
 * Files of a picture by the path that content has: `/imagenes/<id>` of the library, `/imagenes/….svg`, or the address of
 * an upload. Null for an empty or unknown path.
 */
export function pictureFiles(path: string): PictureFiles | null {
  const library = pictureSources(path);
  if (library !== null) {
    const { src, srcset, phone, cut, width, height, alt, focus } = library;
    return {
      src,
      sources: sources(srcset.avif, srcset.webp),
      phone: phonePicture(phone, phoneWidth),
      ...(cut && { cut }),
      width,
      height,
      ...(path.endsWith("-cutout") && { cutout: true }),
      alt,
      ...(focus && { focus }),
    };
  }
  if (/^\/imagenes\/.+\.svg$/.test(path))
    return { src: path, ...(path.endsWith("/cutout.svg") && { cutout: true }) };
  const picture = uploadedPicture(path);
  if (picture === null) return path.startsWith("/media/") ? { src: path } : null;
  const { width, height, cutout } = picture;
  const small = Math.min(width, phoneWidth);
  return {
    src: path,
    sources: sources(uploadSet(picture, "avif"), uploadSet(picture, "webp")),
    phone: phonePicture(uploadFileAddress({ picture, width: small, format: "avif" }), small),
    width,
    height,
    ...(cutout && { cutout }),
  };
}

/** HTML asks for the width of each file where another `<source>` names widths. */
const phonePicture = (file: string, width: number): PhonePicture => ({
  type: "image/avif",
  srcSet: `${file} ${width}w`,
  sizes: "100vw",
  media: phones,
});

const sources = (avif: string, webp: string): PictureSource[] => [
  { type: "image/avif", srcset: avif },
  { type: "image/webp", srcset: webp },
];

function uploadSet(picture: UploadedPicture, format: "avif" | "webp"): string {
  return uploadSizes(picture.width)
    .map((width) => `${uploadFileAddress({ picture, width, format })} ${width}w`)
    .join(", ");
}
