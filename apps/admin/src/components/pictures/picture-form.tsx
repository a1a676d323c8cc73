import { Button, Group, Switch, Textarea } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { type LibraryFile, libraryQuery, type PictureNote } from "#api/library.ts";
import { publishedQuery } from "#api/published.ts";
import { useDialog } from "#components/dialogs/dialog.tsx";
import classes from "#components/panel.module.css";
import { strings } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { FocusPicker, focusOf } from "./focus-picker.tsx";
import pictureClasses from "./picture.module.css";
import { largeUrl } from "./picture-thumbnail.tsx";
import { messages } from "./strings.ts";

interface PictureFormProps {
  file: Pick<LibraryFile, "path" | "note">;
  /** Address that shows the picture before it is stored. */
  preview?: string | undefined;
  /** The picture is not stored yet: the description is saved once it is. */
  waiting?: boolean;
  /** Saves the description. Resolves with null where it is one of the unsaved changes of a form, which says so itself. */
  describe: (note: PictureNote) => Promise<unknown>;
  onSaved?: () => void;
  /** Called by the button «Cancelar»; without it there is no such button. */
  onCancel?: () => void;
}

/**
 * The alternative text of a picture, or that it is decorative, and the point that always stays in view. The buttons do not
 * scroll away.
 */
export function PictureForm({
  file: { path, note },
  describe,
  onSaved,
  onCancel,
  ...props
}: PictureFormProps) {
  const { preview = largeUrl(path), waiting = false } = props;
  const [alt, setAlt] = useState(note?.alt ?? "");
  const [decorative, setDecorative] = useState(note?.decorative ?? false);
  const [focus, setFocus] = useState(() => focusOf(path, note));
  const [tried, setTried] = useState(false);
  const missing = !decorative && alt.trim() === "";
  const { markSaved } = useDialog();
  const { mutate, isPending } = useAction({
    mutationFn: describe,
    done: (answer) => (answer === null ? null : messages.saved),
    failed: messages.failed,
    refresh: [libraryQuery, publishedQuery],
    onSuccess: () => {
      markSaved();
      onSaved?.();
    },
  });
  const save = () => mutate({ path, alt: alt.trim(), decorative, focusX: focus.x, focusY: focus.y });
  const [wantsToSave, setAsked] = useState(false);
  useEffect(() => {
    if (!wantsToSave || waiting) return;
    setAsked(false);
    save();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may be drawn over another form, to which React would pass the event on.
    event.stopPropagation();
    setTried(missing);
    setAsked(!missing);
  };
  return (
    <form noValidate className={classes.panel} onSubmit={submit}>
      <Textarea
        w="100%"
        // Text that is typed meanwhile would not be saved.
        readOnly={isPending}
        label={messages.alt}
        description={messages.altHelp}
        error={tried && missing ? messages.altMissing : null}
        disabled={decorative}
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Switch
        label={messages.decorative}
        checked={decorative}
        onChange={(event) => setDecorative(event.currentTarget.checked)}
      />
      <FocusPicker path={preview} focus={focus} onChange={setFocus} />
      <Group gap="0.5rem" className={pictureClasses.formButtons}>
        <Button type="submit" disabled={isPending || wantsToSave}>
          {isPending || wantsToSave ? messages.saving : messages.save}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {strings.cancel}
          </Button>
        )}
      </Group>
    </form>
  );
}
