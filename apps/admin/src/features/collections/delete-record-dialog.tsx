import { collectionPaths } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { type RecordUse, usesQuery } from "#api/draft.ts";
import { ActionDialog } from "#components/dialogs/action-dialog.tsx";
import panelClasses from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";
import { PlaceLink } from "#document-editor/form/place-link.tsx";
import classes from "./collections.module.css";
import { formerIdsOf, keyOf, type RecordSummary } from "./record.ts";
import { messages as collectionWords } from "./strings.ts";

const { remove: words } = collectionWords;

interface DeleteRecordDialogProps {
  kind: CollectionKind;
  record: RecordSummary;
  store: DocumentStore;
  onDelete: () => void;
  onClose: () => void;
}

/** Shows where a record is used and what happens to its address, and asks before it is deleted. */
export function DeleteRecordDialog({ kind, record, store, onDelete, onClose }: DeleteRecordDialogProps) {
  const { data: uses, isError } = useQuery(usesQuery(kind, keyOf(record)));
  return (
    <ActionDialog
      destructive
      title={fill(words.title, { name: record.name })}
      action={words.action}
      onAction={onDelete}
      onClose={onClose}
    >
      <div className={classes.removal}>
        {uses ? (
          <Uses uses={uses} />
        ) : (
          <p role={isError ? "alert" : "status"}>{isError ? words.failed : words.looking}</p>
        )}
        {/* A hidden record has no page that could go. */}
        {kind !== "testimonials" && record.visible && (
          <Address
            path={collectionPaths[kind]}
            record={record}
            former={formerIdsOf(store.get(String(record.index)))}
          />
        )}
        <p>{words.bin}</p>
        {record.visible && <p className={panelClasses.note}>{words.hideInstead}</p>}
      </div>
    </ActionDialog>
  );
}

function Uses({ uses }: { uses: RecordUse[] }) {
  const links = uses.filter(({ kind }) => kind === "link");
  const relations = uses.filter(({ kind }) => kind === "relation");
  const lists = uses.filter(({ kind }) => kind === "list");
  return (
    <section aria-label={words.uses}>
      <h3 className={classes.removalTitle}>{words.uses}</h3>
      {uses.length === 0 && <p>{words.noUse}</p>}
      {links.length > 0 && <p>{links.length === 1 ? words.link : words.links}</p>}
      {links.length > 0 && <Places uses={links} />}
      {relations.length > 0 && <p>{fill(words.relations, { list: relations.map(pageOf).join(" · ") })}</p>}
      {lists.length > 0 && <p>{fill(words.lists, { list: lists.map(nameOf).join(" · ") })}</p>}
    </section>
  );
}

const nameOf = ({ place, label }: RecordUse) => [place, label].filter(Boolean).join(" › ");

/** The page that names the record, without its collection. */
const pageOf = ({ place }: RecordUse) => place.split(" › ").at(-1);

/** Links to the places that have to be corrected. */
function Places({ uses }: { uses: RecordUse[] }) {
  return (
    <ul className={panelClasses.list}>
      {uses.map((use) => (
        <li key={use.path} className={panelClasses.item}>
          <p className={panelClasses.main}>{nameOf(use)}</p>
          <PlaceLink path={use.path} />
        </li>
      ))}
    </ul>
  );
}

interface AddressProps {
  /** Address of the collection. */
  path: string;
  record: RecordSummary;
  /** Ids that it had before. */
  former: string[];
}

/** The future of the addresses of the record's page. */
function Address({ path, record, former }: AddressProps) {
  const list = former.map((id) => `${path}/${id}`).join(", ");
  return (
    <p>
      {fill(words.address, { address: `${path}/${record.id}` })}
      {former.length > 0 && ` ${fill(words.formerAddresses, { list })}`}
    </p>
  );
}
