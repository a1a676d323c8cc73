import { useState } from "react";
import type { PictureNote } from "#api/library.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { PictureChoices } from "./picture-choices.tsx";
import { PictureForm } from "./picture-form.tsx";
import { messages } from "./strings.ts";
import { UploadState } from "./upload-state.tsx";
import { useUploads } from "./use-uploads.ts";

interface PictureChooserProps {
  /** Path of the picture that is chosen now; empty for none. */
  chosen: string;
  /** Saves the description of an upload, before it is used. */
  describe: (note: PictureNote) => Promise<unknown>;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/**
 * The pictures that content may name: uploads, and those that came with the site. A new one is shown and described while
 * it is sent; it is used once it is stored and described.
 */
export function PictureChooser({ chosen, describe, onChoose, onClose }: PictureChooserProps) {
  const { uploads, add, retry, dismiss } = useUploads();
  const [undescribed, setUndescribed] = useState("");
  const [upload] = uploads;
  const isRefused = upload?.state === "failed" && !upload.canRetry;
  const path = upload ? upload.path : undescribed;
  if (!isRefused && (upload || undescribed !== ""))
    return (
      <Dialog opened onClose={onClose} title={messages.describe} size="60rem">
        <p>{messages.describeText}</p>
        {upload && <UploadState upload={upload} onRetry={() => retry(upload)} />}
        <PictureForm
          file={{ path, note: null }}
          preview={upload?.url}
          waiting={path === ""}
          describe={describe}
          onSaved={() => onChoose(path)}
          onCancel={() => {
            if (upload) dismiss(upload.id);
            setUndescribed("");
          }}
        />
      </Dialog>
    );
  return (
    <PictureChoices
      {...{ chosen, onChoose, onClose }}
      problem={upload?.reason ?? ""}
      onUndescribed={setUndescribed}
      onUpload={(file) => {
        if (upload) dismiss(upload.id);
        add([file]);
      }}
    />
  );
}
