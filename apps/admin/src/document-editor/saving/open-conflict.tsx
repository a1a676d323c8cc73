import { Button, Radio } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Conflict } from "#api/save-unless-changed.ts";
import { Dialog } from "#components/dialog.tsx";
import { DialogButtons } from "#components/dialog-buttons.tsx";
import { formatMoment } from "#components/format-moment.ts";
import { fill } from "#components/strings.ts";
import { fieldName } from "#document-shape/field-name.ts";
import { type FieldConflict, mergeDocuments, type Side } from "./merge.ts";
import classes from "./saving.module.css";
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** Says who else saved and when; the editor chooses whose values stay, all at once or field by field. */
export function OpenConflict({ editor, conflict }: { editor: DocumentEditor; conflict: Conflict }) {
  const { store, base, closeConflict, save, takeTheirs, saveMerged } = editor;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merge = useMemo(
    () => mergeDocuments(base.value, store.value, conflict.theirs, (path) => choices.get(path) ?? "mine"),
    [base, store, conflict, choices],
  );
  const { author, at } = conflict;
  return (
    <Dialog opened onClose={closeConflict} title={words.conflict.title} size="46rem">
      <p>
        {author && at
          ? fill(words.conflict.byAt, { who: author, when: formatMoment(at) })
          : words.conflict.unknown}
      </p>
      <p>{words.conflict.text}</p>
      <p className={classes.counts}>{fill(words.conflict.counts, merge.changes)}</p>
      {merge.conflicts.length > 0 && (
        <section className={classes.clashes} aria-label={words.conflict.fields}>
          <h3>{words.conflict.fields}</h3>
          {merge.conflicts.map((field) => (
            <FieldChoice
              key={field.path}
              label={fieldName(store.shape, merge.value, field.path)}
              field={field}
              chosen={choices.get(field.path) ?? "mine"}
              onChoose={(side) => setChoices(new Map(choices).set(field.path, side))}
            />
          ))}
        </section>
      )}
      <DialogButtons>
        <Button variant="default" onClick={() => takeTheirs(conflict)}>
          {words.conflict.reload}
        </Button>
        <Button variant="default" onClick={() => void save(conflict)}>
          {words.conflict.keep}
        </Button>
        <Button data-autofocus onClick={() => saveMerged(conflict, merge.value)}>
          {words.conflict.merge}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

interface FieldChoiceProps {
  label: string;
  field: FieldConflict;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const sides = ["mine", "theirs"] as const satisfies readonly Side[];

/** A field that two people changed: whose value stays. */
function FieldChoice({ label, field, chosen, onChoose }: FieldChoiceProps) {
  return (
    <Radio.Group
      className={classes.clash}
      label={label}
      value={chosen}
      onChange={(value) => onChoose(value === "theirs" ? "theirs" : "mine")}
    >
      {sides.map((side) => (
        <Radio key={side} value={side} label={fill(words.conflict[side], { value: readable(field[side]) })} />
      ))}
    </Radio.Group>
  );
}

/** A value in words. */
function readable(value: unknown): string {
  if (value === undefined || value === "") return words.conflict.empty;
  if (typeof value === "boolean") return value ? words.conflict.yes : words.conflict.no;
  if (Array.isArray(value)) return fill(words.conflict.entries, { count: value.length });
  return typeof value === "object" ? words.conflict.group : String(value);
}
