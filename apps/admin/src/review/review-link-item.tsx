import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reasonOf } from "../api/client.ts";
import { type ReviewLink, type ReviewNote, reviewLinksQuery, revokeReviewLink } from "../api/review.ts";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { pageLabel, partLabel } from "./site-pages.ts";
import { words } from "./strings.ts";

interface ReviewLinkItemProps {
  link: ReviewLink;
}

/** One review link: how long it opens, and what its readers said. */
export function ReviewLinkItem({ link: { id, version, expiresAt, revoked, notes } }: ReviewLinkItemProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeReviewLink(id),
    onSuccess: () => {
      toasts.success(words.ended);
      return client.invalidateQueries({ queryKey: reviewLinksQuery.queryKey });
    },
    onError: (error) => toasts.error(reasonOf(error, words.createFailed)),
  });
  const open = !revoked && expiresAt > new Date();
  return (
    <li className={classes.item}>
      <div className={classes.main}>
        <p className={classes.name}>{fill(words.until, { version, when: formatMoment(expiresAt) })}</p>
        {notes.length === 0 && <p className={classes.note}>{words.noNotes}</p>}
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </div>
      <span className={classes.badge} data-tone={open ? "good" : "plain"}>
        {open ? words.open : words.over}
      </span>
      {open && (
        <Button
          variant="default"
          disabled={isPending}
          aria-label={fill(words.endOf, { version })}
          onClick={() => mutate()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}

function Note({ note: { name, kind, section, path, text } }: { note: ReviewNote }) {
  const what = kind === "approved" ? words.approved : words.commented;
  return (
    <div>
      <p>
        {fill(words.note, {
          who: name,
          what,
          section: partLabel(section),
          page: pageLabel(path),
        })}
      </p>
      {text !== "" && <p className={classes.quote}>{text}</p>}
    </div>
  );
}
