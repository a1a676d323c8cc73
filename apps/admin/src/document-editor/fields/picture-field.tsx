import { picturesSchema } from "@consultorio/content";
import { lazy, Suspense, useState } from "react";
import { describePicture, type PictureNote } from "#api/library.ts";
import pictureClasses from "#components/pictures/picture.module.css";
import { PictureThumbnail } from "#components/pictures/picture-thumbnail.tsx";
import { words } from "#components/pictures/strings.ts";
import { fill } from "#components/strings.ts";
import { documentShape } from "#document-shape/document-shape.ts";
import { useDocument } from "../document/document-context.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { TextControlProps } from "./control-props.ts";
import classes from "./fields.module.css";
import { TextField } from "./text-field.tsx";

const PictureChooser = lazy(async () => ({
  default: (await import("#components/pictures/picture-chooser.tsx")).PictureChooser,
}));

/** The path of a picture: typed, or chosen among the pictures themselves. */
export function PictureField({ value, onChange, ...props }: TextControlProps) {
  const [choosing, setChoosing] = useState(false);
  const describe = useDescribePicture();
  return (
    <div className={classes.picture}>
      <button
        type="button"
        className={pictureClasses.choice}
        aria-label={fill(words.choose, { label: props.label })}
        disabled={props.readOnly}
        onClick={() => setChoosing(true)}
      >
        <PictureThumbnail path={value} />
      </button>
      <TextField {...props} value={value} onChange={onChange} />
      {choosing && (
        <Suspense>
          <PictureChooser
            chosen={value}
            describe={describe}
            onChoose={(chosen) => {
              onChange(chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Saves the description of a picture. Where the edited document is the one that stores descriptions, it becomes one of
 * the unsaved changes: a separate save would be a conflict with oneself.
 */
function useDescribePicture(): (note: PictureNote) => Promise<unknown> {
  const { store } = useDocument();
  if (store.shape !== documentShape("siteContent")) return describePicture;
  return async (note) => keepPictureNote(store, note);
}

/** Makes the description of a picture one of the unsaved changes of the site's content. */
export function keepPictureNote(store: DocumentStore, note: PictureNote) {
  const others = picturesSchema.parse(store.get("pictures") ?? []).filter(({ path }) => path !== note.path);
  store.set("pictures", [...others, note]);
}
