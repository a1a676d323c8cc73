import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { deleteFile, describePicture, libraryQuery, replaceEverywhere } from "#api/library.ts";
import { publishedQuery } from "#api/published.ts";
import { copyText } from "#components/browser/copy-text.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { Dialog, useDialog } from "#components/dialogs/dialog.tsx";
import classes from "#components/panel.module.css";
import { PictureChooser } from "#components/pictures/picture-chooser.tsx";
import { PictureForm } from "#components/pictures/picture-form.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { PlaceLink } from "#document-editor/form/place-link.tsx";
import { CropForm } from "./crop-form.tsx";
import type { ListedFile } from "./listed-file.ts";
import libraryClasses from "./media-library.module.css";
import { messages } from "./strings.ts";

const { detail } = messages;

interface FileDialogProps {
  file: ListedFile;
  onClose: () => void;
}

/** Everything about one file: its alternative text, its focal point, its crops, its uses, and its deletion. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={file.name} size="56rem">
      <div className={libraryClasses.detail}>
        {file.kind === "video" ? (
          // biome-ignore lint/a11y/useMediaCaption: captions come inside the clinic's own file.
          <video className={libraryClasses.video} src={file.path} controls preload="metadata" />
        ) : (
          <PictureForm file={file} describe={describePicture} />
        )}
        {file.kind === "picture" && <CropForm file={file} />}
        <section className={classes.panel} aria-labelledby="usos">
          <h3 id="usos">{detail.uses}</h3>
          {file.uses.length === 0 && <p>{messages.noUse}</p>}
          <ul className={classes.list}>
            {file.uses.map(({ path, place, label }) => (
              <li key={path} className={classes.item}>
                <p className={classes.main}>{[place, label].filter(Boolean).join(" › ")}</p>
                <PlaceLink path={path} label={detail.goToUse} />
              </li>
            ))}
          </ul>
        </section>
        <FileActions file={file} onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** Copies the address of a file, replaces it everywhere, or deletes it where it is not in use. */
function FileActions({ file, onClose }: FileDialogProps) {
  const { leave } = useDialog();
  const [choosing, setChoosing] = useState(false);
  const copyFailed = fill(detail.copyFailed, { path: file.path });
  const replacing = useAction({
    mutationFn: replaceEverywhere,
    done: detail.replaced,
    failed: detail.replaceFailed,
    refresh: [libraryQuery, publishedQuery],
  });
  const used = file.uses.length > 0;
  return (
    <Group gap="0.5rem">
      <Button
        variant="default"
        onClick={() => void copyText(file.path, { copied: detail.copied, copyFailed })}
      >
        {detail.copy}
      </Button>
      {file.kind !== "video" && used && (
        <Button variant="default" disabled={replacing.isPending} onClick={() => setChoosing(true)}>
          {detail.replace}
        </Button>
      )}
      {file.kind !== "bundled" && (
        <ConfirmedAction
          destructive
          disabled={used}
          action={detail.remove}
          title={detail.removeTitle}
          question={fill(detail.removeText, { name: file.name })}
          mutationFn={() => deleteFile(file.hash)}
          done={detail.removed}
          failed={detail.removeFailed}
          refresh={[libraryQuery]}
          onSuccess={onClose}
        />
      )}
      <Button onClick={leave}>{detail.close}</Button>
      {file.kind === "bundled" && <p className={classes.note}>{detail.isBundled}</p>}
      {file.kind !== "bundled" && used && <p className={classes.note}>{detail.inUse}</p>}
      {choosing && (
        <PictureChooser
          describe={describePicture}
          chosen={file.path}
          onChoose={(to) => {
            setChoosing(false);
            if (to !== "" && to !== file.path) replacing.mutate({ from: file.path, to });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Group>
  );
}
