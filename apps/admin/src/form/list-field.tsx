import { Button, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fill } from "../strings.ts";
import { entryName } from "./entry-name.ts";
import { blankValue, type ListShape } from "./field-shape.ts";
import classes from "./form.module.css";
import { useField } from "./form-context.ts";
import { Later } from "./later.tsx";
import { ListItem } from "./list-item.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { SortableRows } from "./sortable-rows.tsx";
import { words } from "./strings.ts";
import { type RemovedEntry, useEntries } from "./use-entries.ts";

/** Rows that are drawn together with the fields around them. */
const firstRows = 2;

interface ListFieldProps {
  shape: ListShape;
  path: string;
  /** Draws the fields of the entry at a path. */
  drawEntry: (path: string) => ReactNode;
}

/** A list whose entries can be added, doubled, removed, put back and moved. */
export function ListField({ shape, path, drawEntry }: ListFieldProps) {
  const { error, readOnly } = useField(path);
  const { entries, keys, insert, remove, move } = useEntries(path);
  const [removed, setRemoved] = useState<RemovedEntry | null>(null);
  /** The entry that was added last: it stands open. */
  const [added, setAdded] = useState(-1);
  const full = readOnly || entries.length >= shape.limit;
  const nameOf = (index: number) =>
    entryName(entries[index]) ?? fill(words.form.item, { list: shape.label, number: index + 1 });
  const add = (index: number, value: unknown) => {
    insert(index, value);
    setAdded(index);
    setRemoved(null);
  };

  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{shape.label}</legend>
      {shape.help && <Text className={classes.help}>{shape.help}</Text>}
      {entries.length === 0 && <Text className={classes.help}>{words.form.empty}</Text>}
      <SortableRows className={classes.rows} keys={keys} nameOf={nameOf} onMove={move}>
        {(index, moveTo) => (
          <Later key={keys[index]} paths={[path]} now={index < firstRows}>
            <ListItem
              id={keys[index] ?? ""}
              name={nameOf(index)}
              entry={shape.entry}
              path={`${path}.${index}`}
              index={index}
              count={entries.length}
              full={full}
              fresh={index === added}
              onMove={moveTo}
              onDuplicate={() => add(index + 1, structuredClone(entries[index]))}
              onRemove={() => {
                remove(index);
                setRemoved({ index, value: entries[index] });
                setAdded(-1);
              }}
            >
              {drawEntry(`${path}.${index}`)}
            </ListItem>
          </Later>
        )}
      </SortableRows>
      {removed && (
        <RemovedNotice
          name={entryName(removed.value) ?? shape.label}
          onPutBack={() => {
            insert(removed.index, removed.value);
            setRemoved(null);
          }}
        />
      )}
      {error && (
        <Text role="alert" className={classes.error}>
          {error}
        </Text>
      )}
      <Button
        variant="default"
        data-path={path}
        leftSection={<Plus size={18} aria-hidden />}
        disabled={full}
        onClick={() => add(entries.length, blankValue(shape.entry))}
      >
        {fill(words.form.add, { list: shape.label })}
      </Button>
    </fieldset>
  );
}
