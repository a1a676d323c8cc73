import { type CollectionName, collectionNames, formatDate, type Review } from "@consultorio/content";
import { entryName } from "@consultorio/content/document-shape";
import { Link } from "@tanstack/react-router";
import { PagedList } from "#components/paged.tsx";
import { fill } from "#components/strings.ts";
import { addressOf } from "#document-editor/document/collection-kinds.ts";
import classes from "./collections.module.css";
import { kindWords } from "./kind-fields.ts";
import { type ReviewState, reviewOrder, reviewState } from "./review-state.ts";
import { messages } from "./strings.ts";

interface Reviewed {
  id: string;
  review?: Review | undefined;
}

/** Every page that a doctor answers for, the most pressing first. */
export function ReviewCalendar({
  records,
}: {
  records: Record<CollectionName, { value: readonly Reviewed[] }>;
}) {
  const now = new Date();
  const all = collectionNames.flatMap((kind) =>
    records[kind].value.map((record) => ({
      kind,
      id: record.id,
      name: entryName(record) ?? kindWords(kind).unnamed,
      state: reviewState(record.review, now),
      review: record.review,
    })),
  );
  const sorted = all.toSorted(
    (a, b) =>
      reviewOrder.indexOf(a.state) - reviewOrder.indexOf(b.state) ||
      (a.review?.nextReview ?? "").localeCompare(b.review?.nextReview ?? ""),
  );
  const due = all.filter(({ state }) => state === "overdue" || state === "pending").length;

  return (
    <section aria-label={messages.review.title} className={classes.calendar}>
      <h2>{messages.review.title}</h2>
      <p>{due === 0 ? messages.review.none : fill(messages.review.count, { count: due })}</p>
      <PagedList items={sorted} className={classes.reviews}>
        {({ kind, id, name, state, review }) => (
          <li key={`${kind} ${id}`} className={classes.review}>
            <span className={classes.state} data-state={state}>
              {messages.review[state]}
            </span>
            <Link
              to="/colecciones/$coleccion"
              params={{ coleccion: addressOf(kind) }}
              search={{ registro: id, campo: "review.reviewedBy" }}
            >
              {name}
            </Link>
            <span className={classes.quiet}>{kindWords(kind).title}</span>
            <span className={classes.quiet}>{dateWords(state, review)}</span>
          </li>
        )}
      </PagedList>
    </section>
  );
}

function dateWords(state: ReviewState, review: Review | undefined): string {
  if (review === undefined || state === "pending") return "";
  if (state === "overdue") return fill(messages.review.due, { date: formatDate(review.nextReview) });
  return review.nextReview === ""
    ? fill(messages.review.last, { date: formatDate(review.reviewedOn) })
    : fill(messages.review.next, { date: formatDate(review.nextReview) });
}
