import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { reasonOf } from "../api/client.ts";
import { publishedQuery } from "../api/draft.ts";
import { deleteFile, describePicture, type LibraryFile, replaceEverywhere } from "../api/library.ts";
import { PictureChooser } from "../picture/picture-chooser.tsx";
import classes from "../publish/panel.module.css";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

const { detail } = words;

interface FileActionsProps {
  file: LibraryFile;
  onClose: () => void;
  /** More buttons, before these. */
  children: ReactNode;
}

/** Puts another picture in a file's place everywhere, or takes the file away where it is not in use. */
export function FileActions({ file, onClose, children }: FileActionsProps) {
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const onError = (error: Error) => toasts.error(reasonOf(error, detail.failed));
  const replacing = useMutation({
    mutationFn: replaceEverywhere,
    onSuccess: async () => {
      toasts.success(detail.replaced);
      await client.invalidateQueries({ queryKey: ["media"] });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
    },
    onError,
  });
  const deleting = useMutation({
    mutationFn: () => deleteFile(file.hash),
    onSuccess: async () => {
      toasts.success(detail.removed);
      onClose();
      await client.invalidateQueries({ queryKey: ["media"] });
    },
    onError,
    onSettled: () => setRemoving(false),
  });
  const used = file.uses.length > 0;
  return (
    <div className={classes.actions}>
      {children}
      {file.kind === "picture" && used && (
        <Button variant="default" disabled={replacing.isPending} onClick={() => setChoosing(true)}>
          {detail.replace}
        </Button>
      )}
      <Button variant="default" disabled={used} onClick={() => setRemoving(true)}>
        {detail.remove}
      </Button>
      <Button onClick={onClose}>{detail.close}</Button>
      {used && <p className={classes.note}>{detail.inUse}</p>}
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
      {removing && (
        <ConfirmDialog
          destructive
          title={detail.removeTitle}
          confirm={detail.remove}
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={() => setRemoving(false)}
        >
          {fill(detail.removeText, { name: file.name })}
        </ConfirmDialog>
      )}
    </div>
  );
}
