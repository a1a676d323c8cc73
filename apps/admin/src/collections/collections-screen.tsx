import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { draftQuery } from "../api/draft.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { fill } from "../strings.ts";
import { addressOf, type CollectionKind, kindWords } from "./collection-kinds.ts";
import classes from "./collections.module.css";
import { ReviewCalendar } from "./review-calendar.tsx";
import { words } from "./strings.ts";

/** «Colecciones»: the four collections, and which records a doctor has to review. */
export function CollectionsScreen() {
  const queries = useQueries({
    queries: [
      draftQuery("diseases"),
      draftQuery("symptoms"),
      draftQuery("services"),
      draftQuery("testimonials"),
    ],
  });
  const [diseases, symptoms, services, testimonials] = queries;
  const loaded = diseases.data && symptoms.data && services.data && testimonials.data;
  const readAgain = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const failed = queries.some(({ isError }) => isError);

  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {failed && <LoadFailure message={words.loadFailed} onRetry={readAgain} />}
      {!failed && !loaded && <Loading />}
      {loaded && (
        <>
          <ul className={classes.kinds}>
            <Kind kind="diseases" records={diseases.data.value} />
            <Kind kind="symptoms" records={symptoms.data.value} />
            <Kind kind="services" records={services.data.value} />
            <Kind kind="testimonials" records={testimonials.data.value} />
          </ul>
          <ReviewCalendar
            records={{
              diseases: diseases.data.value,
              symptoms: symptoms.data.value,
              services: services.data.value,
            }}
          />
        </>
      )}
    </>
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
