import { Button, FileButton } from "@mantine/core";
import { Film, Upload as UploadIcon, X } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import classes from "#components/panel.module.css";
import { UploadState } from "#components/pictures/upload-state.tsx";
import { type Upload, useUploads } from "#components/pictures/use-uploads.ts";
import { fill } from "#components/strings.ts";
import libraryClasses from "./media-library.module.css";
import { messages } from "./strings.ts";

const accepted = "image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm";

/** Where files are dropped or chosen, and how far each upload is. */
export function UploadArea() {
  const { uploads, add, retry, dismiss } = useUploads();
  const [over, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section className={classes.panel} aria-label={messages.drop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button inside is the other. */}
      <div
        className={libraryClasses.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon size={28} aria-hidden />
        <p className={classes.name}>{messages.drop}</p>
        <p className={classes.note}>{messages.dropHelp}</p>
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
          {(props) => <Button {...props}>{messages.choose}</Button>}
        </FileButton>
      </div>
      {uploads.length > 0 && (
        <ul className={classes.list}>
          {uploads.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss(upload.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A file that is no picture shows nothing. */
const hide = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  currentTarget.hidden = true;
};

interface UploadItemProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file that is being uploaded, shown before the server has it. */
function UploadItem({ upload, onRetry, onDismiss }: UploadItemProps) {
  const { state, url, file } = upload;
  return (
    <li className={classes.item}>
      <span className={libraryClasses.uploading} aria-hidden="true">
        {url === "" ? <Film size={28} /> : <img src={url} alt="" onError={hide} />}
      </span>
      <div className={libraryClasses.told}>
        <p className={classes.name}>{file.name}</p>
        <UploadState upload={upload} onRetry={onRetry} />
      </div>
      {(state === "done" || state === "failed") && (
        <IconButton
          icon={X}
          size={20}
          aria-label={fill(messages.dismiss, { name: file.name })}
          onClick={onDismiss}
        />
      )}
    </li>
  );
}
