import { ImageOff } from "lucide-react";
import { useState } from "react";
import classes from "./picture.module.css";
import { thumbnailUrl } from "./picture-url.ts";

interface PictureThumbnailProps {
  /** As content stores it; empty for none. */
  path: string;
}

/** A small look at a picture. It repeats what the field beside it says, so it is silent. */
export function PictureThumbnail({ path }: PictureThumbnailProps) {
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
