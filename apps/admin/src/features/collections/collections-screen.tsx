import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { draftQuery } from "#api/draft.ts";
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
import { words } from "./strings.ts";

/** «Colecciones»: the five collections, and which records a doctor has to review. */
export function CollectionsScreen() {
  const queries = useQueries({
    queries: [
      draftQuery("diseases"),
      draftQuery("symptoms"),
      draftQuery("services"),
      draftQuery("guides"),
      draftQuery("testimonials"),
    ],
  });
  const [diseases, symptoms, services, guides, testimonials] = queries;
  const all = {
    data: diseases.data &&
      symptoms.data &&
      services.data &&
      guides.data &&
      testimonials.data && {
        diseases: diseases.data.value,
        symptoms: symptoms.data.value,
        services: services.data.value,
        guides: guides.data.value,
        testimonials: testimonials.data.value,
      },
    isError: queries.some(({ isError }) => isError),
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
  return (
    <QueryScreen title={words.title} intro={words.intro} query={all} failed={words.loadFailed}>
      {(records) => (
        <>
          <ul className={classes.kinds}>
            {collectionKinds.map((kind) => (
              <Kind key={kind} kind={kind} records={records[kind]} />
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
        <span>{fill(words.count, { count: records.length, hidden })}</span>
      </Link>
    </li>
  );
}
