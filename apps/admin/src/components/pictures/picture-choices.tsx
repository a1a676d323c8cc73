import { Button, FileButton, Group, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { isDescribed, libraryQuery } from "#api/library.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { strings } from "#components/strings.ts";
import { bundledPictures, withName } from "./named-pictures.ts";
import classes from "./picture.module.css";
import { PictureThumbnail } from "./picture-thumbnail.tsx";
import { messages } from "./strings.ts";

interface PictureChoicesProps {
  /** Path of the picture that is chosen now; empty for none. */
  chosen: string;
  /** Why the last upload was refused; empty where it was not. */
  problem: string;
  onChoose: (path: string) => void;
  onUpload: (file: File) => void;
  /** Called with the path of an upload without alternative text. */
  onUndescribed: (path: string) => void;
  onClose: () => void;
}

/** Every picture of the library, found by its name, and the button that uploads another. */
export function PictureChoices({ chosen, problem, onChoose, ...props }: PictureChoicesProps) {
  const reset = useRef<() => void>(null);
  const files = useQuery(libraryQuery);
  const [search, setSearch] = useState("");
  const uploads = withName(files.data?.media.filter(({ kind }) => kind === "picture") ?? [], search);
  const bundled = withName(bundledPictures, search);
  const choose = (path: string) => {
    const upload = uploads.find((one) => one.path === path);
    if (upload && !isDescribed(upload)) props.onUndescribed(path);
    else onChoose(path);
  };
  return (
    <Dialog opened onClose={props.onClose} title={messages.title} size="60rem">
      <Group>
        <FileButton
          resetRef={reset}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(file) => {
            if (file) props.onUpload(file);
            // The same file may be tried again.
            reset.current?.();
          }}
        >
          {(button) => (
            <Button {...button} leftSection={<Upload size={18} aria-hidden />}>
              {messages.upload}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={() => onChoose("")}>
          {messages.none}
        </Button>
        <Button variant="default" onClick={props.onClose}>
          {strings.cancel}
        </Button>
      </Group>
      {problem !== "" && (
        <p role="alert" className={classes.failure}>
          {problem}
        </p>
      )}
      {files.isError && <p role="alert">{messages.loadFailed}</p>}
      <TextInput
        mt="md"
        type="search"
        label={messages.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {uploads.length + bundled.length === 0 && <p role="status">{messages.noMatch}</p>}
      <PictureGrid title={messages.own} pictures={uploads} chosen={chosen} onChoose={choose} />
      <PictureGrid title={messages.bundled} pictures={bundled} chosen={chosen} onChoose={choose} />
    </Dialog>
  );
}

interface PictureGridProps {
  title: string;
  pictures: readonly { path: string; name: string }[];
  chosen: string;
  onChoose: (path: string) => void;
}

/** Pictures to choose from, each a button named by the picture's text; nothing where there are none. */
function PictureGrid({ title, pictures, chosen, onChoose }: PictureGridProps) {
  if (pictures.length === 0) return null;
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
