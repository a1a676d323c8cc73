import { Button, Switch, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reasonOf } from "../api/client.ts";
import { publishedQuery } from "../api/draft.ts";
import type { LibraryFile, PictureNote } from "../api/library.ts";
import classes from "../publish/panel.module.css";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { words } from "./strings.ts";

const { detail } = words;
const middle = 50;

interface PictureFormProps {
  file: Pick<LibraryFile, "path" | "note">;
  /** Keeps what is said. */
  describe: (note: PictureNote) => Promise<unknown>;
  onSaved?: () => void;
  /** Gives the whole thing up; without it there is no button for that. */
  onCancel?: () => void;
}

/** A picture's words, or that it needs none, and the point that always stays in view. */
export function PictureForm({ file, describe, onSaved, onCancel }: PictureFormProps) {
  const client = useQueryClient();
  const [alt, setAlt] = useState(file.note?.alt ?? "");
  const [decorative, setDecorative] = useState(file.note?.decorative ?? false);
  const [focus, setFocus] = useState({ x: file.note?.focusX ?? middle, y: file.note?.focusY ?? middle });
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: describe,
    onSuccess: async () => {
      toasts.success(detail.saved);
      await client.invalidateQueries({ queryKey: ["media"] });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      onSaved?.();
    },
    onError: (error) => toasts.error(reasonOf(error, detail.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand over another form, which React would tell as well.
    event.stopPropagation();
    const wordless = !decorative && alt.trim() === "";
    setMissing(wordless);
    if (!wordless) mutate({ path: file.path, alt: alt.trim(), decorative, focusX: focus.x, focusY: focus.y });
  };
  return (
    <form noValidate className={classes.panel} onSubmit={submit}>
      <FocusPicker path={file.path} focus={focus} onChange={setFocus} />
      <Textarea
        w="100%"
        label={detail.words}
        description={detail.wordsHelp}
        error={missing && !decorative && alt.trim() === "" ? detail.wordsMissing : null}
        disabled={decorative}
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <Switch
        label={detail.decorative}
        checked={decorative}
        onChange={(event) => setDecorative(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isPending}>
          {isPending ? detail.saving : detail.save}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {strings.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
