import { Switch, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Copy, Trash2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useForm } from "../form/form-context.ts";
import { IconButton } from "../form/icon-button.tsx";
import { SortableRow } from "../form/sortable-row.tsx";
import { words as formWords } from "../form/strings.ts";
import { PictureThumbnail } from "../picture/picture-thumbnail.tsx";
import { fill } from "../strings.ts";
import { addressOf, type CollectionKind, pagesOf } from "./collection-kinds.ts";
import classes from "./collections.module.css";
import { keyOf, type RecordSummary } from "./record.ts";
import { words } from "./strings.ts";

interface RecordRowProps {
  /** Key of the row. */
  id: string;
  kind: CollectionKind;
  record: RecordSummary;
  count: number;
  /** Whether the row can be moved. */
  sortable: boolean;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One record of the list: a link to its form, and what can be done with it as a whole. */
export function RecordRow({ id, kind, record, count, sortable, ...actions }: RecordRowProps) {
  const { store, readOnly } = useForm();
  const { index, name } = record;
  const pages = pagesOf(kind);
  const wrong = useSyncExternalStore(store.subscribe, () =>
    [...store.errors.keys()].some((path) => path.startsWith(`${index}.`)),
  );
  return (
    <SortableRow
      id={id}
      name={name}
      index={index}
      count={count}
      disabled={!sortable}
      onMove={actions.onMove}
      className={classes.row}
    >
      {(controls) => (
        <>
          <PictureThumbnail path={record.picture} />
          <div className={classes.rowText}>
            <Link
              to="/colecciones/$coleccion"
              params={{ coleccion: addressOf(kind) }}
              search={{ registro: keyOf(record) }}
              className={classes.rowName}
            >
              <VisuallyHidden>{fill(words.edit, { item: "" })}</VisuallyHidden>
              {name}
            </Link>
            <p className={classes.quiet}>{pages ? `${pages}/${record.id}` : record.summary}</p>
            {!record.visible && <p className={classes.badge}>{words.hidden}</p>}
            {wrong && <p className={classes.badge}>{words.wrong}</p>}
          </div>
          <div className={classes.rowControls}>
            <Switch
              aria-label={fill(words.visible, { item: name })}
              disabled={readOnly}
              checked={record.visible}
              onChange={({ currentTarget }) =>
                store.set(`${index}.visible`, currentTarget.checked ? undefined : false)
              }
            />
            {controls}
            <IconButton
              aria-label={fill(formWords.form.duplicate, { item: name })}
              disabled={readOnly}
              onClick={actions.onDuplicate}
            >
              <Copy size={18} aria-hidden />
            </IconButton>
            <IconButton
              destructive
              aria-label={fill(formWords.form.remove, { item: name })}
              disabled={readOnly}
              onClick={actions.onRemove}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </SortableRow>
  );
}
