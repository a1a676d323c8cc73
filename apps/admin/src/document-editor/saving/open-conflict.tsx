import { tidyDocument } from "@consultorio/content";
import { entryName, fieldName } from "@consultorio/content/document-shape";
import { Button, Radio } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Conflict } from "#api/save-unless-changed.ts";
import { sessionQuery } from "#api/session.ts";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { DialogButtons } from "#components/dialogs/dialog-buttons.tsx";
import { formatMoment } from "#components/format-moment.ts";
import { fill } from "#components/strings.ts";
import { type FieldConflict, mergeDocuments, type Side } from "./merge.ts";
import classes from "./saving.module.css";
import { messages } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** Shows who else saved and when; the editor chooses whose values stay, all at once or field by field. */
export function OpenConflict({ editor, conflict }: { editor: DocumentEditor; conflict: Conflict }) {
  const { name, store, base, closeConflict, save, takeTheirs, saveMerged } = editor;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merge = useMemo(() => {
    const mine = tidyDocument(name, store.value);
    return mergeDocuments(base.value, mine, conflict.theirs, (path) => choices.get(path) ?? "mine");
  }, [name, base, store, conflict, choices]);
  const { author, at } = conflict;
  const { data: session } = useQuery(sessionQuery);
  const labels = author !== null && author === session?.email ? messages.ownConflict : messages.conflict;
  return (
    <Dialog opened onClose={closeConflict} title={labels.title} size="46rem">
      <p>
        {author && at
          ? fill(labels.byAt, { who: author, when: formatMoment(at) })
          : messages.conflict.unknown}
      </p>
      <p>{labels.text}</p>
      <p className={classes.counts}>{fill(labels.counts, merge.changes)}</p>
      {merge.conflicts.length > 0 && (
        <section className={classes.clashes} aria-label={labels.fields}>
          <h3>{labels.fields}</h3>
          {merge.conflicts.map((field) => (
            <FieldChoice
              key={field.path}
              label={fieldName(store.shape, merge.value, field.path)}
              field={field}
              labels={labels}
              chosen={choices.get(field.path) ?? "mine"}
              onChoose={(side) => setChoices(new Map(choices).set(field.path, side))}
            />
          ))}
        </section>
      )}
      <DialogButtons>
        <Button variant="default" onClick={() => takeTheirs(conflict)}>
          {labels.reload}
        </Button>
        <Button variant="default" onClick={() => void save(conflict)}>
          {labels.keep}
        </Button>
        <Button data-autofocus onClick={() => saveMerged(conflict, merge.value)}>
          {labels.merge}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type ConflictLabels = typeof messages.conflict | typeof messages.ownConflict;

interface FieldChoiceProps {
  label: string;
  field: FieldConflict;
  labels: ConflictLabels;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const sides = ["mine", "theirs"] as const satisfies readonly Side[];

/** A field that two people changed: whose value stays. */
function FieldChoice({ label, field, labels, chosen, onChoose }: FieldChoiceProps) {
  return (
    <Radio.Group
      className={classes.clash}
      label={label}
      value={chosen}
      onChange={(value) => onChoose(value === "theirs" ? "theirs" : "mine")}
    >
      {sides.map((side) => (
        <Radio key={side} value={side} label={sideLabel(side, field, labels)} />
      ))}
    </Radio.Group>
  );
}

/** The value of a side; an entry that one of them deleted is marked as deleted, not as empty. */
function sideLabel(side: Side, { mine, theirs }: FieldConflict, labels: ConflictLabels): string {
  const [value, other] = side === "mine" ? [mine, theirs] : [theirs, mine];
  if (value === undefined && typeof other === "object" && other !== null) return labels[`${side}Deleted`];
  return fill(labels[side], { value: readable(value) });
}

/** A value in words. */
function readable(value: unknown): string {
  if (value === undefined || value === "") return messages.conflict.empty;
  if (typeof value === "boolean") return value ? messages.conflict.yes : messages.conflict.no;
  if (Array.isArray(value)) return fill(messages.conflict.entries, { count: value.length });
  return typeof value === "object" ? (entryName(value) ?? messages.conflict.group) : String(value);
}
