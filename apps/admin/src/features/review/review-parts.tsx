import type { ReviewNote } from "#api/review.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import type { PagePart } from "#live-preview/messages.ts";
import type { SitePage } from "#live-preview/site-pages.ts";
import { NoteControls, type Reviewer } from "./note-controls.tsx";
import reviewClasses from "./review.module.css";
import { messages } from "./strings.ts";

const { page } = messages;

interface ReviewPartsProps {
  reviewer: Reviewer;
  page: SitePage;
  /** The parts of the page; empty until it is drawn. */
  parts: PagePart[];
  notes: ReviewNote[];
}

/** The page as a whole, and its parts one by one on demand. */
export function ReviewParts({ reviewer, page: { path, label }, parts, notes }: ReviewPartsProps) {
  const item = (part: PagePart) => (
    <li key={`${path} ${part.key}`} className={classes.item}>
      <p className={`${classes.main} ${classes.name}`}>{part.label}</p>
      <NoteControls
        reviewer={reviewer}
        subject={{ section: part.key, path, label: part.label }}
        notes={notes}
      />
    </li>
  );
  return (
    <section className={classes.panel} aria-labelledby="partes">
      <h2 id="partes">{fill(page.parts, { page: label })}</h2>
      <ul className={classes.list}>{item({ key: "", label: page.wholePage })}</ul>
      {parts.length > 0 && (
        <details className={reviewClasses.parts}>
          <summary>{fill(page.singleParts, { count: parts.length })}</summary>
          <ul className={classes.list}>{parts.map(item)}</ul>
        </details>
      )}
    </section>
  );
}
