import { Switch, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ListOrdered } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "#components/buttons/icon-button.tsx";
import { PictureThumbnail } from "#components/pictures/picture-thumbnail.tsx";
import { fill } from "#components/strings.ts";
import { addressOf, type CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { useDocument } from "#document-editor/document/document-context.ts";
import { RecordActions } from "#document-editor/lists/row-actions.tsx";
import { SortableRow } from "#document-editor/lists/sortable-rows.tsx";
import classes from "./collections.module.css";
import { pagesOf } from "./kind-fields.ts";
import { keyOf, type RecordSummary } from "./record.ts";
import { messages } from "./strings.ts";

interface RecordRowProps {
  /** Key of the row. */
  id: string;
  kind: CollectionKind;
  record: RecordSummary;
  count: number;
  /** Whether the row can be moved. */
  sortable: boolean;
  onMove: (to: number) => void;
  /** Asks for a place far away; absent where the list is short. */
  onMoveFar?: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One record of the list: a link to its form, and the buttons for the whole record. */
export function RecordRow({
  kind,
  record,
  sortable,
  onMoveFar,
  onDuplicate,
  onRemove,
  ...row
}: RecordRowProps) {
  const { store } = useDocument();
  const { index, name } = record;
  const pages = pagesOf(kind);
  const wrong = useSyncExternalStore(store.subscribe, () =>
    [...store.errors.keys()].some((path) => path.startsWith(`${index}.`)),
  );
  return (
    <SortableRow {...row} name={name} index={index} disabled={!sortable} className={classes.row}>
      {(controls) => (
        <>
          <PictureThumbnail path={record.picture} />
          <div className={classes.rowText}>
            <Link
              from="/colecciones/$coleccion"
              to="/colecciones/$coleccion"
              params={{ coleccion: addressOf(kind) }}
              search={({ busca, hoja }) => ({ busca, hoja, registro: keyOf(record) })}
              className={classes.rowName}
              data-record
            >
              <VisuallyHidden>{fill(messages.edit, { item: "" })}</VisuallyHidden>
              {name}
            </Link>
            <p className={classes.quiet}>{pages ? `${pages}/${record.id}` : record.summary}</p>
            {!record.visible && <p className={classes.badge}>{messages.hidden}</p>}
            {wrong && <p className={classes.badge}>{messages.wrong}</p>}
          </div>
          <div className={classes.rowControls}>
            <Switch
              label={messages.visibleShort}
              aria-label={fill(messages.visible, { item: name })}
              checked={record.visible}
              onChange={({ currentTarget }) =>
                store.set(`${index}.visible`, currentTarget.checked ? undefined : false)
              }
            />
            {controls}
            {onMoveFar && (
              <IconButton
                icon={ListOrdered}
                aria-label={fill(messages.move.of, { item: name })}
                disabled={!sortable}
                onClick={onMoveFar}
              />
            )}
            <RecordActions name={name} {...{ onDuplicate, onRemove }} />
          </div>
        </>
      )}
    </SortableRow>
  );
}
