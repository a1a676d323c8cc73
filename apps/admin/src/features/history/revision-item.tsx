import { Button, Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { publishedQuery } from "#api/published.ts";
import { anyChanges, restoreRevision, revisionsQuery, type SavedVersion } from "#api/versions.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { Differences } from "./differences.tsx";
import { messages } from "./strings.ts";

interface RevisionItemProps {
  revision: SavedVersion;
  /** Its changes, with the other saves of its edit session; empty if they are not known. */
  summary: string;
  /** The number of the newest of all. */
  draft: number;
  compared: boolean;
  onCompare: (compared: boolean) => void;
  /** The other saves of its edit session. */
  children?: ReactNode;
}

/** One saved version: it can be compared, or become the draft again. */
export function RevisionItem({ revision, summary, draft, compared, onCompare, children }: RevisionItemProps) {
  const { id, version, author, createdAt, note, live } = revision;
  const isDraft = version === draft;
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.item}>
      <Checkbox
        size="lg"
        aria-label={fill(messages.choose, { version })}
        checked={compared}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      />
      <div className={classes.main}>
        <p className={classes.name}>{fill(messages.version, { version })}</p>
        {summary !== "" && <p>{summary}</p>}
        <p className={classes.note}>{fill(messages.byAt, { who: author, when: formatMoment(createdAt) })}</p>
        {note && <p className={classes.quote}>{note}</p>}
      </div>
      {live && (
        <span className={classes.badge} data-tone="good">
          {messages.live}
        </span>
      )}
      {isDraft ? (
        <span className={classes.badge}>{messages.draft}</span>
      ) : (
        <div className={classes.actions}>
          <Button
            variant="default"
            aria-expanded={open}
            aria-label={fill(messages.differencesOf, { version })}
            onClick={() => setOpen(!open)}
          >
            {messages.differences}
          </Button>
          <ConfirmedAction
            action={messages.restore}
            label={fill(messages.restoreOf, { version })}
            title={messages.restoreTitle}
            question={fill(messages.restoreText, { version })}
            mutationFn={() => restoreRevision(id)}
            done={(restored) => fill(messages.restored, { version: restored })}
            failed={messages.restoreFailed}
            refresh={[anyChanges, revisionsQuery, publishedQuery]}
          />
        </div>
      )}
      {open && !isDraft && (
        <div className={classes.nested}>
          <Differences from={revision} draft={draft} title={fill(messages.sinceThen, { version })} />
        </div>
      )}
      {children}
    </li>
  );
}
