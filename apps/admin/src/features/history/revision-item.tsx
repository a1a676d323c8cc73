import { Button, Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import type { SavedVersion } from "#api/versions.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { words } from "./strings.ts";

interface RevisionItemProps {
  revision: SavedVersion;
  /** The newest of all. */
  draft: boolean;
  compared: boolean;
  onCompare: (compared: boolean) => void;
  onRestore: () => void;
  /** The other saves of its edit session. */
  children?: ReactNode;
}

/** One saved version: it can be compared, or become the draft again. */
export function RevisionItem({
  revision,
  draft,
  compared,
  onCompare,
  onRestore,
  children,
}: RevisionItemProps) {
  const { version, author, createdAt, note, live } = revision;
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
        <p className={classes.note}>{fill(words.byAt, { who: author, when: formatMoment(createdAt) })}</p>
        {note && <p className={classes.quote}>{note}</p>}
      </div>
      {live && (
        <span className={classes.badge} data-tone="good">
          {words.live}
        </span>
      )}
      {draft ? (
        <span className={classes.badge}>{words.draft}</span>
      ) : (
        <Button variant="default" aria-label={fill(words.restoreOf, { version })} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
      {children}
    </li>
  );
}
