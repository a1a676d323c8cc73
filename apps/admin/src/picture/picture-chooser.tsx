import { pictures } from "@consultorio/imagery";
import { Button, FileButton, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { uploadPicture, uploadsQuery } from "../api/media.ts";
import { Dialog } from "../shell/dialog.tsx";
import { strings } from "../strings.ts";
import classes from "./picture.module.css";
import { PictureGrid } from "./picture-grid.tsx";

interface PictureChooserProps {
  /** Path of the picture that is chosen now; empty for none. */
  chosen: string;
  onChoose: (path: string) => void;
  onClose: () => void;
}

const words = strings.picture;
const library = Object.entries(pictures).map(([id, { alt }]) => ({ path: `/imagenes/${id}`, name: alt }));

/** The pictures that content may name: uploads, and the library that comes with the site. */
export function PictureChooser({ chosen, onChoose, onClose }: PictureChooserProps) {
  const client = useQueryClient();
  const reset = useRef<() => void>(null);
  const uploads = useQuery(uploadsQuery);
  const uploading = useMutation({
    mutationFn: uploadPicture,
    onSuccess: async (path) => {
      await client.invalidateQueries({ queryKey: uploadsQuery.queryKey });
      onChoose(path);
    },
  });

  return (
    <Dialog opened onClose={onClose} title={words.title} size="60rem">
      <Group>
        <FileButton
          resetRef={reset}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(file) => {
            if (file) uploading.mutate(file);
            // The same file may be tried again.
            reset.current?.();
          }}
        >
          {(props) => (
            <Button {...props} leftSection={<Upload size={18} aria-hidden />} disabled={uploading.isPending}>
              {uploading.isPending ? words.uploading : words.upload}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => onChoose("")}>
          {words.none}
        </Button>
        <Button variant="default" onClick={onClose}>
          {strings.cancel}
        </Button>
      </Group>
      {uploading.error && (
        <p role="alert" className={classes.failure}>
          {uploading.error.message || words.uploadFailed}
        </p>
      )}
      {uploads.isError && <p role="alert">{words.loadFailed}</p>}
      {uploads.data && uploads.data.length > 0 && (
        <PictureGrid title={words.uploads} pictures={uploads.data} chosen={chosen} onChoose={onChoose} />
      )}
      <PictureGrid title={words.library} pictures={library} chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}
