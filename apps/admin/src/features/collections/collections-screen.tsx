import { Link } from "@tanstack/react-router";
import { useDrafts } from "#api/use-drafts.ts";
import { fill } from "#components/strings.ts";
import {
  addressOf,
  type CollectionKind,
  collectionKinds,
} from "#document-editor/document/collection-kinds.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import classes from "./collections.module.css";
import { kindWords } from "./kind-fields.ts";
import { ReviewCalendar } from "./review-calendar.tsx";
import { messages } from "./strings.ts";

/** «Colecciones»: the collections, and which records a doctor has to review. */
export function CollectionsScreen() {
  const drafts = useDrafts(collectionKinds);
  return (
    <QueryScreen title={messages.title} intro={messages.intro} query={drafts} failed={messages.loadFailed}>
      {(records) => (
        <>
          <ul className={classes.kinds}>
            {collectionKinds.map((kind) => (
              <Kind key={kind} kind={kind} records={records[kind].value} />
            ))}
          </ul>
          <ReviewCalendar records={records} />
        </>
      )}
    </QueryScreen>
  );
}

interface KindProps {
  kind: CollectionKind;
  records: readonly { visible?: boolean | undefined }[];
}

function Kind({ kind, records }: KindProps) {
  const hidden = records.filter(({ visible }) => visible === false).length;
  return (
    <li>
      <Link to="/colecciones/$coleccion" params={{ coleccion: addressOf(kind) }} className={classes.kind}>
        <span className={classes.kindName}>{kindWords(kind).title}</span>
        <span>{fill(messages.count, { count: records.length, hidden })}</span>
      </Link>
    </li>
  );
}
