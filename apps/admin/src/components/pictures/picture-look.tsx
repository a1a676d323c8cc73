import type { PictureNote } from "#api/library.ts";
import { bundledPicture } from "./named-pictures.ts";
import classes from "./picture.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { messages } from "./strings.ts";

const { field } = messages;

interface PictureLookProps {
  /** As content names it; empty for none. */
  path: string;
  /** Its note in the draft. */
  note: PictureNote | null;
  /** Id of the button that changes the picture: a click on the picture presses it. */
  changedBy: string;
}

/** A picture, its description, and whether it came with the site: two parts of a field's grid. */
export function PictureLook({ path, note, changedBy }: PictureLookProps) {
  const bundled = bundledPicture(path);
  return (
    <>
      <label className={classes.fieldLook} htmlFor={changedBy}>
        <PictureThumbnail path={path} />
      </label>
      <div className={classes.fieldWords}>
        {path === "" && <p className={classes.soft}>{field.empty}</p>}
        {path !== "" && note?.decorative && <p className={classes.soft}>{field.decorative}</p>}
        {path !== "" && !note?.decorative && <p>{note?.alt || bundled?.name || field.noAlt}</p>}
        {bundled && <p className={classes.bundled}>{field.bundled}</p>}
      </div>
    </>
  );
}
