import { Button, Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { publishedQuery } from "#api/published.ts";
import { anyChanges, restoreRevision, revisionsQuery, type SavedVersion } from "#api/versions.ts";
import { ConfirmedAction } from "#components/dialogs/confirmed-action.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { Differences } from "./differences.tsx";
import { words } from "./strings.ts";

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
        aria-label={fill(words.choose, { version })}
        checked={compared}
        onChange={(event) => onCompare(event.currentTarget.checked)}
      />
      <div className={classes.main}>
        <p className={classes.name}>{fill(words.version, { version })}</p>
        {summary !== "" && <p>{summary}</p>}
        <p className={classes.note}>{fill(words.byAt, { who: author, when: formatMoment(createdAt) })}</p>
        {note && <p className={classes.quote}>{note}</p>}
      </div>
      {live && (
        <span className={classes.badge} data-tone="good">
          {words.live}
        </span>
      )}
      {isDraft ? (
        <span className={classes.badge}>{words.draft}</span>
      ) : (
        <div className={classes.actions}>
          <Button
            variant="default"
            aria-expanded={open}
            aria-label={fill(words.differencesOf, { version })}
            onClick={() => setOpen(!open)}
          >
            {words.differences}
          </Button>
          <ConfirmedAction
            action={words.restore}
            label={fill(words.restoreOf, { version })}
            title={words.restoreTitle}
            question={fill(words.restoreText, { version })}
            mutationFn={() => restoreRevision(id)}
            done={(restored) => fill(words.restored, { version: restored })}
            failed={words.restoreFailed}
            refresh={[anyChanges, revisionsQuery, publishedQuery]}
          />
        </div>
      )}
      {open && !isDraft && (
        <div className={classes.nested}>
          <Differences from={revision} draft={draft} title={fill(words.sinceThen, { version })} />
        </div>
      )}
      {children}
    </li>
  );
}
