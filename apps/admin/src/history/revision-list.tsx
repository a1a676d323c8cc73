import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { SavedVersion } from "../api/versions.ts";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { Comparison } from "./comparison.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { words } from "./strings.ts";

interface RevisionListProps {
  /** The newest first: that one is the draft. */
  revisions: SavedVersion[];
}

/** Every saved version: two of them are compared, one of them is restored as a draft. */
export function RevisionList({ revisions }: RevisionListProps) {
  const [compared, setCompared] = useState<string[]>([]);
  const [restored, setRestored] = useState<SavedVersion | null>(null);
  const chosen = revisions.filter(({ id }) => compared.includes(id));
  const [newer, older] = chosen;

  return (
    <section className={classes.panel} aria-labelledby="versiones">
      <h2 id="versiones" className={classes.heading}>
        {words.saved}
      </h2>
      <p className={classes.note}>{words.compareHelp}</p>
      {newer && older && <Comparison from={older} to={newer} />}
      <ol className={classes.list}>
        {revisions.map((revision, index) => {
          const { id, version, author, at, note, live } = revision;
          return (
            <li key={id} className={classes.item}>
              <Checkbox
                size="lg"
                aria-label={fill(words.choose, { version })}
                checked={compared.includes(id)}
                // The third takes the place of the one that was chosen first.
                onChange={(event) =>
                  setCompared(
                    event.currentTarget.checked
                      ? [...compared, id].slice(-2)
                      : compared.filter((other) => other !== id),
                  )
                }
              />
              <div className={classes.main}>
                <p className={classes.name}>{fill(words.version, { version })}</p>
                <p className={classes.note}>{fill(words.byAt, { who: author, when: formatMoment(at) })}</p>
                {note && <p className={classes.quote}>{note}</p>}
              </div>
              {live && (
                <span className={classes.badge} data-tone="good">
                  {words.live}
                </span>
              )}
              {index === 0 ? (
                <span className={classes.badge}>{words.draft}</span>
              ) : (
                <Button
                  variant="default"
                  aria-label={fill(words.restoreOf, { version })}
                  onClick={() => setRestored(revision)}
                >
                  {words.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {restored && <RestoreDialog revision={restored} onClose={() => setRestored(null)} />}
    </section>
  );
}
