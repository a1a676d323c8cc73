import { useQuery } from "@tanstack/react-query";
import { type ReviewNote, reviewLinksQuery } from "../api/review.ts";
import { fill } from "../strings.ts";
import classes from "./review.module.css";
import { pageLabel } from "./site-pages.ts";
import { words } from "./strings.ts";

interface SaidNotesProps {
  about: (note: ReviewNote) => boolean;
}

/** What reviewers said of the thing that is edited here, until their link ends. Nothing where nobody spoke of it. */
export function SaidNotes({ about }: SaidNotesProps) {
  const { data: links = [] } = useQuery(reviewLinksQuery);
  const open = links.filter(({ revoked, expiresAt }) => !revoked && expiresAt > new Date());
  const notes = open.flatMap((link) => link.notes).filter(about);
  if (notes.length === 0) return null;
  return (
    <aside aria-label={words.said} className={classes.said}>
      <p className={classes.saidTitle}>{words.said}</p>
      <ul>
        {notes.map(({ id, kind, text, name, path }) => (
          <li key={id} data-kind={kind}>
            {fill(kind === "approved" ? words.saidApproved : words.saidComment, {
              who: name,
              text,
              page: pageLabel(path),
            })}
          </li>
        ))}
      </ul>
    </aside>
  );
}
