import { Button, FileButton, Progress } from "@mantine/core";
import { Upload, X } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { IconButton } from "#components/icon-button.tsx";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import own from "./media-library.module.css";
import { words } from "./strings.ts";
import { type RunningUpload, useUploads } from "./use-uploads.ts";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm";

/** Where files are dropped or chosen, and how far each upload is. */
export function UploadArea() {
  const { uploads, add, dismiss } = useUploads();
  const [over, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section className={classes.panel} aria-label={words.drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button inside is the other. */}
      <div
        className={own.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={28} aria-hidden />
        <p className={classes.name}>{words.drop}</p>
        <p className={classes.note}>{words.dropHelp}</p>
        <FileButton
          multiple
          resetRef={reset}
          accept={accepted}
          onChange={(files) => {
            add(files);
            // The same file may be tried again.
            reset.current?.();
          }}
        >
          {(props) => <Button {...props}>{words.choose}</Button>}
        </FileButton>
      </div>
      {uploads.length > 0 && (
        <ul className={classes.list}>
          {uploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} onDismiss={() => dismiss(upload.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadItem({ upload: { name, share, state, reason }, onDismiss }: UploadItemProps) {
  return (
    <li className={classes.item}>
      <div className={own.told}>
        <p className={classes.name}>{name}</p>
        {state === "running" && (
          <Progress value={share * 100} size="lg" radius="xl" aria-label={fill(words.uploading, { name })} />
        )}
        {state === "done" && <p role="status">{words.uploaded}</p>}
        {state === "failed" && (
          <p role="alert" className={classes.failure}>
            {reason}
          </p>
        )}
      </div>
      {state !== "running" && (
        <IconButton icon={X} size={20} aria-label={fill(words.dismiss, { name })} onClick={onDismiss} />
      )}
    </li>
  );
}

interface UploadItemProps {
  upload: RunningUpload;
  onDismiss: () => void;
}
