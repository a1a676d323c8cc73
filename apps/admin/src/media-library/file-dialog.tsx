import { Button } from "@mantine/core";
import { describePicture, type LibraryFile } from "../api/library.ts";
import { PlaceLink } from "../checklist/place-link.tsx";
import classes from "../publish/panel.module.css";
import { Dialog } from "../shell/dialog.tsx";
import { toasts } from "../toasts/toasts.ts";
import { CropForm } from "./crop-form.tsx";
import { FileActions } from "./file-actions.tsx";
import own from "./media-library.module.css";
import { PictureForm } from "./picture-form.tsx";
import { words } from "./strings.ts";

const { detail } = words;

interface FileDialogProps {
  file: LibraryFile;
  onClose: () => void;
}

/** Everything about one file: its words, its focal point, its crops, where it stands, and its end. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(file.path);
    toasts.success(detail.copied);
  };
  return (
    <Dialog opened onClose={onClose} title={file.name} size="56rem">
      <div className={own.detail}>
        {file.kind === "picture" ? (
          <>
            <PictureForm file={file} describe={describePicture} />
            <CropForm file={file} />
          </>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: captions come inside the clinic's own file.
          <video className={own.video} src={file.path} controls preload="metadata" />
        )}
        <section className={classes.panel} aria-labelledby="usos">
          <h3 id="usos">{detail.uses}</h3>
          {file.uses.length === 0 && <p>{words.noUse}</p>}
          <ul className={classes.list}>
            {file.uses.map(({ path, place, label }) => (
              <li key={path} className={classes.item}>
                <p className={classes.main}>{[place, label].filter(Boolean).join(" › ")}</p>
                <PlaceLink path={path} />
              </li>
            ))}
          </ul>
        </section>
        <FileActions file={file} onClose={onClose}>
          <Button variant="default" onClick={copy}>
            {detail.copy}
          </Button>
        </FileActions>
      </div>
    </Dialog>
  );
}
