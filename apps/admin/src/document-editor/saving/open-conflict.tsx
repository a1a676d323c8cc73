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
import { words } from "./strings.ts";
import type { DocumentEditor } from "./use-document-editor.ts";

/** Says who else saved and when; the editor chooses whose values stay, all at once or field by field. */
export function OpenConflict({ editor, conflict }: { editor: DocumentEditor; conflict: Conflict }) {
  const { name, store, base, closeConflict, save, takeTheirs, saveMerged } = editor;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merge = useMemo(() => {
    const mine = tidyDocument(name, store.value);
    return mergeDocuments(base.value, mine, conflict.theirs, (path) => choices.get(path) ?? "mine");
  }, [name, base, store, conflict, choices]);
  const { author, at } = conflict;
  const { data: session } = useQuery(sessionQuery);
  const said = author !== null && author === session?.email ? words.ownConflict : words.conflict;
  return (
    <Dialog opened onClose={closeConflict} title={said.title} size="46rem">
      <p>
        {author && at ? fill(said.byAt, { who: author, when: formatMoment(at) }) : words.conflict.unknown}
      </p>
      <p>{said.text}</p>
      <p className={classes.counts}>{fill(said.counts, merge.changes)}</p>
      {merge.conflicts.length > 0 && (
        <section className={classes.clashes} aria-label={said.fields}>
          <h3>{said.fields}</h3>
          {merge.conflicts.map((field) => (
            <FieldChoice
              key={field.path}
              label={fieldName(store.shape, merge.value, field.path)}
              field={field}
              said={said}
              chosen={choices.get(field.path) ?? "mine"}
              onChoose={(side) => setChoices(new Map(choices).set(field.path, side))}
            />
          ))}
        </section>
      )}
      <DialogButtons>
        <Button variant="default" onClick={() => takeTheirs(conflict)}>
          {said.reload}
        </Button>
        <Button variant="default" onClick={() => void save(conflict)}>
          {said.keep}
        </Button>
        <Button data-autofocus onClick={() => saveMerged(conflict, merge.value)}>
          {said.merge}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type Said = typeof words.conflict | typeof words.ownConflict;

interface FieldChoiceProps {
  label: string;
  field: FieldConflict;
  said: Said;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const sides = ["mine", "theirs"] as const satisfies readonly Side[];

/** A field that two people changed: whose value stays. */
function FieldChoice({ label, field, said, chosen, onChoose }: FieldChoiceProps) {
  return (
    <Radio.Group
      className={classes.clash}
      label={label}
      value={chosen}
      onChange={(value) => onChoose(value === "theirs" ? "theirs" : "mine")}
    >
      {sides.map((side) => (
        <Radio key={side} value={side} label={sideWords(side, field, said)} />
      ))}
    </Radio.Group>
  );
}

/** What a side says; an entry that one of them deleted is not merely empty there. */
function sideWords(side: Side, { mine, theirs }: FieldConflict, said: Said): string {
  const [value, other] = side === "mine" ? [mine, theirs] : [theirs, mine];
  if (value === undefined && typeof other === "object" && other !== null) return said[`${side}Deleted`];
  return fill(said[side], { value: readable(value) });
}

/** A value in words. */
function readable(value: unknown): string {
  if (value === undefined || value === "") return words.conflict.empty;
  if (typeof value === "boolean") return value ? words.conflict.yes : words.conflict.no;
  if (Array.isArray(value)) return fill(words.conflict.entries, { count: value.length });
  return typeof value === "object" ? (entryName(value) ?? words.conflict.group) : String(value);
}
