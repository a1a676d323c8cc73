import type { LibraryFile, PictureNote } from "#api/library.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { PictureForm } from "./picture-form.tsx";
import { messages } from "./strings.ts";

interface PictureDescriptionProps {
  file: Pick<LibraryFile, "path" | "note">;
  /** Saves the description. */
  describe: (note: PictureNote) => Promise<unknown>;
  onClose: () => void;
}

/** The alternative text and the focal point of a picture that a field shows. */
export function PictureDescription({ file, describe, onClose }: PictureDescriptionProps) {
  return (
    <Dialog opened onClose={onClose} title={messages.describe} size="60rem">
      <PictureForm file={file} describe={describe} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}
