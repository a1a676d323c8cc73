import { ChevronDown, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { fill } from "../strings.ts";
import type { FieldShape } from "./field-shape.ts";
import classes from "./form.module.css";
import { useField, useForm } from "./form-context.ts";
import { IconButton } from "./icon-button.tsx";
import { SortableRow } from "./sortable-row.tsx";
import { words } from "./strings.ts";
import { SwitchField } from "./switch-field.tsx";

interface ListItemProps {
  /** Key of the row. */
  id: string;
  name: string;
  entry: FieldShape;
  path: string;
  index: number;
  count: number;
  /** No entry may be added. */
  full: boolean;
  /** Was just added: stands open. */
  fresh: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list: folded under its name, with the buttons that move, double, hide and remove it. */
export function ListItem(props: ListItemProps) {
  const { id, name, entry, path, index, count, onMove, children } = props;
  const { reveal, readOnly } = useForm();
  const folds = entry.kind === "group";
  const [open, setOpen] = useState(props.fresh);
  const [shown, setShown] = useState<typeof reveal>(null);
  if (reveal !== shown) {
    setShown(reveal);
    if (reveal?.path.startsWith(`${path}.`)) setOpen(true);
  }
  const fields = useId();

  return (
    <SortableRow
      id={id}
      name={name}
      index={index}
      count={count}
      onMove={onMove}
      disabled={readOnly}
      className={classes.itemRow}
    >
      {(controls) => (
        <fieldset className={folds ? classes.item : classes.line} aria-label={name}>
          <header className={classes.itemHeader}>
            {folds ? (
              <button
                type="button"
                className={classes.fold}
                aria-expanded={open}
                aria-controls={fields}
                onClick={() => setOpen(!open)}
              >
                <ChevronDown size={18} aria-hidden data-open={open} />
                <span className={classes.itemName}>{name}</span>
              </button>
            ) : (
              <div className={classes.lineField}>{children}</div>
            )}
            <div className={classes.itemControls}>
              {entry.kind === "group" && entry.fields.visible && <Visible path={`${path}.visible`} />}
              {controls}
              <IconButton
                aria-label={fill(words.form.duplicate, { item: name })}
                disabled={props.full}
                onClick={props.onDuplicate}
              >
                <Copy size={18} aria-hidden />
              </IconButton>
              <IconButton
                destructive
                aria-label={fill(words.form.remove, { item: name })}
                disabled={readOnly}
                onClick={props.onRemove}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </div>
          </header>
          {folds && (
            <div id={fields} className={classes.itemFields}>
              {open && children}
            </div>
          )}
        </fieldset>
      )}
    </SortableRow>
  );
}

function Visible({ path }: { path: string }) {
  const { value, change, readOnly } = useField(path);
  return (
    <SwitchField
      label={words.form.visible}
      data-path={path}
      readOnly={readOnly}
      checked={value !== false}
      onChange={change}
    />
  );
}
