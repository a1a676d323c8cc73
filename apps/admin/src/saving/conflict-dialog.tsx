import { Button, Group } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Conflict } from "../api/save-unless-changed.ts";
import { Dialog } from "../shell/dialog.tsx";
import { fill } from "../strings.ts";
import { ClashField } from "./clash-field.tsx";
import { mergeDocuments, type Side } from "./merge.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

const clock = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeStyle: "short" });

/** Says who else saved and when; the editor chooses which words stay, all at once or field by field. */
export function ConflictDialog({ editor }: { editor: DocumentEditor }) {
  if (!editor.conflict) return null;
  return <OpenConflict key={editor.conflict.version} editor={editor} conflict={editor.conflict} />;
}

function OpenConflict({ editor, conflict }: { editor: DocumentEditor; conflict: Conflict }) {
  const { store, base, forgetConflict, save, takeTheirs, saveMerged } = editor;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merge = useMemo(
    () => mergeDocuments(base.value, store.value, conflict.theirs, (path) => choices.get(path) ?? "mine"),
    [base, store, conflict, choices],
  );
  const { author, at } = conflict;

  return (
    <Dialog opened onClose={forgetConflict} title={words.conflict.title} size="46rem">
      <p>
        {author && at
          ? fill(words.conflict.byAt, { who: author, when: clock.format(at) })
          : words.conflict.unknown}
      </p>
      <p>{words.conflict.text}</p>
      <p className={classes.counts}>{fill(words.conflict.counts, merge.changes)}</p>
      {merge.clashes.length > 0 && (
        <section className={classes.clashes} aria-label={words.conflict.clashes}>
          <h3>{words.conflict.clashes}</h3>
          {merge.clashes.map((clash) => (
            <ClashField
              key={clash.path}
              clash={clash}
              shape={store.shape}
              document={merge.value}
              chosen={choices.get(clash.path) ?? "mine"}
              onChoose={(side) => setChoices(new Map(choices).set(clash.path, side))}
            />
          ))}
        </section>
      )}
      <Group mt="xl" justify="flex-end">
        <Button variant="default" onClick={() => takeTheirs(conflict)}>
          {words.conflict.reload}
        </Button>
        <Button variant="default" onClick={() => void save(conflict)}>
          {words.conflict.keep}
        </Button>
        <Button data-autofocus onClick={() => saveMerged(conflict, merge.value)}>
          {words.conflict.merge}
        </Button>
      </Group>
    </Dialog>
  );
}
