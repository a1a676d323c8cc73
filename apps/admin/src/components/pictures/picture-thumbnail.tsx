import { uploadedPicture, uploadFileAddress } from "@consultorio/content";
import { pictureSources } from "@consultorio/pictures";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import classes from "./picture.module.css";

/** A small picture, named by the path that content stores. The field beside it has the words, so it is silent. */
export function PictureThumbnail({ path }: { path: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = thumbnailUrl(path);
  return (
    <span className={classes.thumbnail} aria-hidden="true">
      {src === null || broken === src ? (
        <ImageOff size={22} />
      ) : (
        <img src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
      )}
    </span>
  );
}

/** Address of a file of a picture that is large enough for a dialog. */
export const largeUrl = (path: string): string => pictureSources(path)?.src ?? path;

/** Address of a small file of a picture that content names by its path, or null where the path names none. */
export function thumbnailUrl(path: string): string | null {
  const [smallest] = pictureSources(path)?.srcset.webp.split(" ") ?? [];
  if (smallest) return smallest;
  const picture = uploadedPicture(path);
  if (picture && picture.width > 480) return uploadFileAddress({ picture, width: 480, format: "webp" });
  return /^\/(?:imagenes|media)\/.+\.\w+$/.test(path) ? path : null;
}
