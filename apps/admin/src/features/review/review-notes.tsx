import { useQuery } from "@tanstack/react-query";
import { type ReviewNote, reviewLinksQuery } from "#api/review.ts";
import { fill } from "#components/strings.ts";
import { pageLabel } from "#live-preview/site-pages.ts";
import classes from "./review.module.css";
import { messages } from "./strings.ts";

/** The notes of reviewers about the edited part, until their link ends. Empty without such notes. */
export function ReviewNotes({ about }: { about: (note: ReviewNote) => boolean }) {
  const { data: links = [] } = useQuery(reviewLinksQuery);
  const open = links.filter(({ revoked, expiresAt }) => !revoked && expiresAt > new Date());
  const notes = open.flatMap((link) => link.notes).filter(about);
  if (notes.length === 0) return null;
  return (
    <aside aria-label={messages.said} className={classes.notes}>
      <p className={classes.notesTitle}>{messages.said}</p>
      <ul>
        {notes.map(({ id, kind, text, name, path }) => (
          <li key={id} data-kind={kind}>
            {fill(kind === "approved" ? messages.saidApproved : messages.saidComment, {
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
