import { Button, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { fill, strings } from "../strings.ts";
import { blankValue, type ListShape } from "./field-shape.ts";
import classes from "./form.module.css";
import { ListItem } from "./list-item.tsx";
import { useSiteContentForm } from "./site-content-form.ts";

interface ListFieldProps {
  shape: ListShape;
  path: string;
  /** Draws the fields of the entry at a path. */
  drawEntry: (path: string) => ReactNode;
}

/** A list whose entries can be added, removed and moved. */
export function ListField({ shape, path, drawEntry }: ListFieldProps) {
  const form = useSiteContentForm();
  const items: unknown = form.useWatchValue(path);
  const count = Array.isArray(items) ? items.length : 0;
  // Inputs keep their own text, so they are drawn anew whenever an entry changes its place.
  const [order, setOrder] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);

  const remove = (index: number) => {
    form.removeListItem(path, index);
    setOrder(order + 1);
    addButton.current?.focus();
  };
  const move = (from: number, to: number) => {
    form.reorderListItem(path, { from, to });
    setOrder(order + 1);
  };

  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{shape.label}</legend>
      {shape.help && <Text className={classes.help}>{shape.help}</Text>}
      {count === 0 && <Text className={classes.help}>{strings.form.empty}</Text>}
      {Array.from({ length: count }, (_, index) => (
        <ListItem
          key={`${order}-${index}`}
          label={fill(strings.form.item, { list: shape.label, number: index + 1 })}
          path={`${path}.${index}`}
          onRemove={() => remove(index)}
          onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
          onMoveDown={index < count - 1 ? () => move(index, index + 1) : undefined}
        >
          {drawEntry(`${path}.${index}`)}
        </ListItem>
      ))}
      {form.errors[path] && (
        <Text role="alert" className={classes.error}>
          {form.errors[path]}
        </Text>
      )}
      <Button
        ref={addButton}
        variant="default"
        leftSection={<Plus size={18} aria-hidden />}
        disabled={count >= shape.limit}
        onClick={() => form.insertListItem(path, blankValue(shape.entry))}
      >
        {fill(strings.form.add, { list: shape.label })}
      </Button>
    </fieldset>
  );
}
