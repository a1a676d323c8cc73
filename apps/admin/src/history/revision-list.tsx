import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { PublishedVersion, SavedVersion } from "../api/versions.ts";
import classes from "../publish/panel.module.css";
import { fill } from "../strings.ts";
import { Comparison } from "./comparison.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { RevisionItem } from "./revision-item.tsx";
import { type Sitting, sittings } from "./sittings.ts";
import { words } from "./strings.ts";

interface RevisionListProps {
  /** The newest first: that one is the draft. */
  revisions: SavedVersion[];
  publications: PublishedVersion[];
  /** Reads older ones; absent where there are none. */
  more?: { busy: boolean; onRead: () => void };
}

/** Every saved version, by sitting: two of them are compared, one of them is restored as a draft. */
export function RevisionList({ revisions, publications, more }: RevisionListProps) {
  const [compared, setCompared] = useState<string[]>([]);
  const [restored, setRestored] = useState<SavedVersion | null>(null);
  const [newer, older] = revisions.filter(({ id }) => compared.includes(id));
  const draw = (revision: SavedVersion, rest?: ReactNode) => (
    <RevisionItem
      key={revision.id}
      revision={revision}
      draft={revision === revisions[0]}
      compared={compared.includes(revision.id)}
      // The third takes the place of the one that was chosen first.
      onCompare={(chosen) =>
        setCompared(
          chosen ? [...compared, revision.id].slice(-2) : compared.filter((other) => other !== revision.id),
        )
      }
      onRestore={() => setRestored(revision)}
    >
      {rest}
    </RevisionItem>
  );

  return (
    <section className={classes.panel} aria-labelledby="versiones">
      <h2 id="versiones" className={classes.heading}>
        {words.saved}
      </h2>
      <p className={classes.note}>{words.compareHelp}</p>
      {newer && older && <Comparison from={older} to={newer} />}
      <ol className={classes.list}>
        {sittings(revisions, publications).map((sitting) =>
          draw(
            sitting.newest,
            sitting.earlier.length > 0 && (
              <EarlierSaves key={sitting.newest.id} sitting={sitting} draw={draw} />
            ),
          ),
        )}
      </ol>
      {more && (
        <Button variant="default" disabled={more.busy} onClick={more.onRead}>
          {more.busy ? words.readingMore : words.more}
        </Button>
      )}
      {restored && <RestoreDialog revision={restored} onClose={() => setRestored(null)} />}
    </section>
  );
}

interface EarlierSavesProps {
  sitting: Sitting;
  draw: (revision: SavedVersion) => ReactNode;
}

/** The saves of a sitting before its newest, on demand. */
function EarlierSaves({ sitting: { newest, earlier }, draw }: EarlierSavesProps) {
  const [open, setOpen] = useState(false);
  const { version: last } = newest;
  const count = earlier.length;
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={open}
        aria-label={fill(count === 1 ? words.earlierOneOf : words.earlierOf, { count, version: last })}
        onClick={() => setOpen(!open)}
      >
        {fill(count === 1 ? words.earlierOne : words.earlier, { count })}
      </Button>
      {open && <ol className={classes.nested}>{earlier.map((revision) => draw(revision))}</ol>}
    </>
  );
}
