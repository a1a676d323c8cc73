import type { FieldShape } from "@consultorio/content/document-shape";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { WrongMark } from "#components/wrong-mark.tsx";
import { useDocument, useField } from "#document-editor/document/document-context.ts";
import fieldClasses from "#document-editor/fields/fields.module.css";
import { SwitchField } from "#document-editor/fields/switch-field.tsx";
import classes from "./lists.module.css";
import { RowActions } from "./row-actions.tsx";
import { SortableRow } from "./sortable-rows.tsx";
import { messages } from "./strings.ts";

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
  /** Was just added: it begins open. */
  added: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list: collapsed under its name, with the buttons that move, duplicate, hide and remove it. */
export function ListItem({
  name,
  entry,
  path,
  full,
  added,
  onDuplicate,
  onRemove,
  children,
  ...row
}: ListItemProps) {
  const { store, reveal } = useDocument();
  const collapses = entry.kind === "group";
  const [open, setOpen] = useState(added);
  const [lastReveal, setKnown] = useState<typeof reveal>(null);
  if (reveal !== lastReveal) {
    setKnown(reveal);
    if (reveal?.path.startsWith(`${path}.`)) setOpen(true);
  }
  const fields = useId();
  const wrong = useSyncExternalStore(store.subscribe, () =>
    [...store.errors.keys()].some((one) => one.startsWith(`${path}.`)),
  );
  return (
    <SortableRow {...row} name={name} className={classes.itemRow}>
      {(controls) => (
        <fieldset className={collapses ? classes.item : fieldClasses.line} aria-label={name}>
          <header className={classes.itemHeader} data-line={!collapses}>
            {collapses ? (
              <button
                type="button"
                className={classes.fold}
                aria-expanded={open}
                aria-controls={fields}
                onClick={() => setOpen(!open)}
              >
                <ChevronDown size={18} aria-hidden data-open={open} />
                <span className={classes.itemName}>{name}</span>
                {wrong && <WrongMark />}
              </button>
            ) : (
              <div className={fieldClasses.lineField}>{children}</div>
            )}
            <div className={classes.itemControls}>
              {entry.kind === "group" && entry.fields.visible && <Visible path={`${path}.visible`} />}
              {controls}
              <RowActions {...{ name, full, onDuplicate, onRemove }} />
            </div>
          </header>
          {collapses && (
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
  const { value, change } = useField(path);
  return (
    <SwitchField label={messages.visible} data-path={path} checked={value !== false} onChange={change} />
  );
}
