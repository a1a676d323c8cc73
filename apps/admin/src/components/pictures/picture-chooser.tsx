import { pictures } from "@consultorio/pictures";
import { Button, FileButton, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { isDescribed, libraryQuery, type PictureNote, uploadPicture } from "#api/library.ts";
import { Dialog } from "../dialog.tsx";
import { strings } from "../strings.ts";
import classes from "./picture.module.css";
import { PictureForm } from "./picture-form.tsx";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { words } from "./strings.ts";

interface PictureChooserProps {
  /** Path of the picture that is chosen now; empty for none. */
  chosen: string;
  /** Saves the description of an upload, before it is used. */
  describe: (note: PictureNote) => Promise<unknown>;
  onChoose: (path: string) => void;
  onClose: () => void;
}

const library = Object.entries(pictures).map(([id, { alt }]) => ({ path: `/imagenes/${id}`, name: alt }));

/** The pictures that content may name: uploads, and the library that comes with the site. */
export function PictureChooser({ chosen, describe, onChoose, onClose }: PictureChooserProps) {
  const client = useQueryClient();
  const reset = useRef<() => void>(null);
  const files = useQuery(libraryQuery);
  const uploads = files.data?.filter(({ kind }) => kind === "picture") ?? [];
  const [undescribed, setUndescribed] = useState<string | null>(null);
  /** An upload is used once it has its alternative text, or is marked as decorative. */
  const choose = (path: string) => {
    const upload = uploads.find((one) => one.path === path);
    if (upload && !isDescribed(upload)) setUndescribed(path);
    else onChoose(path);
  };
  const uploading = useMutation({
    mutationFn: uploadPicture,
    onSuccess: async (path) => {
      await client.invalidateQueries({ queryKey: libraryQuery.queryKey });
      setUndescribed(path);
    },
  });

  if (undescribed !== null)
    return (
      <Dialog opened onClose={onClose} title={words.describe} size="60rem">
        <p>{words.describeText}</p>
        <PictureForm
          file={{ path: undescribed, note: null }}
          describe={describe}
          onSaved={() => onChoose(undescribed)}
          onCancel={() => setUndescribed(null)}
        />
      </Dialog>
    );
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
      {files.isError && <p role="alert">{words.loadFailed}</p>}
      {uploads.length > 0 && (
        <PictureGrid title={words.uploads} pictures={uploads} chosen={chosen} onChoose={choose} />
      )}
      <PictureGrid title={words.library} pictures={library} chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}

interface PictureGridProps {
  title: string;
  pictures: { path: string; name: string }[];
  chosen: string;
  onChoose: (path: string) => void;
}

/** Pictures to choose from, each a button named by the picture's text. */
function PictureGrid({ title, pictures, chosen, onChoose }: PictureGridProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes.gridTitle}>{title}</h3>
      <ul className={classes.grid}>
        {pictures.map(({ path, name }) => (
          <li key={path}>
            <button
              type="button"
              className={classes.choice}
              aria-label={name}
              aria-pressed={path === chosen}
              title={name}
              onClick={() => onChoose(path)}
            >
              <PictureThumbnail path={path} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
