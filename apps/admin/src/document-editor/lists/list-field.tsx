import { blankValue, entryName, type ListShape } from "@consultorio/content/document-shape";
import { Button, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { fill } from "#components/strings.ts";
import { Deferred } from "#document-editor/document/deferred.tsx";
import { useField } from "#document-editor/document/document-context.ts";
import fieldClasses from "#document-editor/fields/fields.module.css";
import { ListItem } from "./list-item.tsx";
import classes from "./lists.module.css";
import { RemovedRow } from "./row-actions.tsx";
import { SortableRows } from "./sortable-rows.tsx";
import { messages } from "./strings.ts";
import { useEntries } from "./use-entries.ts";
import { useLeftList } from "./use-left-list.ts";
import { useListKeys } from "./use-list-keys.ts";

/** Rows that are drawn together with the fields around them. */
const firstRows = 2;

interface ListFieldProps {
  shape: ListShape;
  path: string;
  /** Draws the fields of the entry at a path. */
  drawEntry: (path: string) => ReactNode;
}

/** A list whose entries can be added, duplicated, removed, put back and moved. */
export function ListField({ shape, path, drawEntry }: ListFieldProps) {
  const { error } = useField(path);
  const { entries, keys, insert, split, remove, drop, move, removed, putBack, forgetRemoved } =
    useEntries(path);
  /** The entry that was added or put back last: it is open. */
  const [added, setAdded] = useState<{ index: number } | null>(null);
  /** How many lines of what was pasted had no room. */
  const [left, setLeft] = useState(0);
  const full = entries.length >= shape.limit;
  const nameOf = (index: number) =>
    entryName(entries[index]) ?? fill(messages.item, { list: shape.label, number: index + 1 });
  const add = (index: number, value: unknown) => {
    insert(index, value);
    setAdded({ index });
    setLeft(0);
    forgetRemoved();
  };
  const keyboard = useListKeys({
    ...{ path, shape, entries, added },
    onAdd: (index) => add(index, blankValue(shape.entry)),
    onSplit: (index, texts, lost) => {
      split(index, texts);
      setAdded({ index: index + texts.length - 1 });
      setLeft(lost);
    },
  });
  const leaving = useLeftList(keyboard.ref, () => {
    drop(shape.isEmpty);
    setAdded(null);
  });
  return (
    <fieldset className={fieldClasses.list} {...keyboard} {...leaving}>
      <legend className={fieldClasses.legend}>{shape.label}</legend>
      {shape.help && <Text className={fieldClasses.help}>{shape.help}</Text>}
      {entries.length === 0 && <Text className={fieldClasses.help}>{messages.empty}</Text>}
      <SortableRows className={classes.rows} keys={keys} nameOf={nameOf} onMove={move}>
        {(index, moveTo) => (
          <Deferred key={keys[index]} paths={[path]} now={index < firstRows || index === added?.index}>
            <ListItem
              id={keys[index] ?? ""}
              name={nameOf(index)}
              entry={shape.entry}
              path={`${path}.${index}`}
              index={index}
              count={entries.length}
              full={full}
              added={index === added?.index}
              onMove={moveTo}
              onDuplicate={() => add(index + 1, structuredClone(entries[index]))}
              onRemove={() => {
                remove(index);
                setAdded(null);
              }}
            >
              {drawEntry(`${path}.${index}`)}
            </ListItem>
          </Deferred>
        )}
      </SortableRows>
      {removed && (
        <RemovedRow
          key={removed.key}
          name={entryName(removed.value) ?? shape.label}
          onPutBack={() => {
            putBack();
            setAdded({ index: Math.min(removed.index, entries.length) });
          }}
        />
      )}
      {left > 0 && (
        <Text role="alert" className={fieldClasses.error}>
          {fill(messages.pasteFull, { limit: shape.limit, count: left })}
        </Text>
      )}
      {error && (
        <Text role="alert" className={fieldClasses.error}>
          {error}
        </Text>
      )}
      <Button
        variant="default"
        className={classes.add}
        data-path={path}
        leftSection={<Plus size={18} aria-hidden />}
        disabled={full}
        onClick={() => add(entries.length, blankValue(shape.entry))}
      >
        {fill(messages.add, { list: shape.label })}
      </Button>
    </fieldset>
  );
}
