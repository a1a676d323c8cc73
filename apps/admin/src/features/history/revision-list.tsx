import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { changesQuery, type PublishedVersion, type SavedVersion } from "#api/versions.ts";
import { ChangeList } from "#components/changes/change-list.tsx";
import { joinedSummary, summaryWords } from "#components/changes/summary-words.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { Differences } from "./differences.tsx";
import { type EditSession, editSessions } from "./edit-sessions.ts";
import { RevisionItem } from "./revision-item.tsx";
import { messages } from "./strings.ts";

interface RevisionListProps {
  /** The newest first: that one is the draft. */
  revisions: SavedVersion[];
  publications: PublishedVersion[];
  /** Reads older ones; absent where there are none. */
  more?: { busy: boolean; onRead: () => void };
}

/** Every saved version, by edit session. Two versions are compared; one becomes the draft again. */
export function RevisionList({ revisions, publications, more }: RevisionListProps) {
  const [compared, setCompared] = useState<string[]>([]);
  const [newer, older] = revisions.filter(({ id }) => compared.includes(id));
  const draw = (revision: SavedVersion, rest?: ReactNode, session: SavedVersion[] = []) => (
    <RevisionItem
      key={revision.id}
      revision={revision}
      summary={summaryWords(joinedSummary([revision, ...session].map(({ summary = [] }) => summary)))}
      draft={revisions[0]?.version ?? 0}
      compared={compared.includes(revision.id)}
      // The third replaces the one that was chosen first.
      onCompare={(chosen) =>
        setCompared(
          chosen ? [...compared, revision.id].slice(-2) : compared.filter((other) => other !== revision.id),
        )
      }
    >
      {rest}
    </RevisionItem>
  );
  return (
    <Panel title={messages.saved} note={messages.compareHelp}>
      {newer && older && newer !== revisions[0] && <Comparison from={older} to={newer} />}
      {newer && older && newer === revisions[0] && (
        <Differences
          key={older.id}
          from={older}
          draft={newer.version}
          title={fill(messages.comparison, { from: older.version, to: newer.version })}
        />
      )}
      <ol className={classes.list}>
        {editSessions(revisions, publications).map((session) =>
          draw(
            session.newest,
            session.earlier.length > 0 && <EarlierSaves session={session} draw={draw} />,
            session.earlier,
          ),
        )}
      </ol>
      {more && (
        <Button variant="default" disabled={more.busy} onClick={more.onRead}>
          {more.busy ? messages.readingMore : messages.more}
        </Button>
      )}
    </Panel>
  );
}

interface EarlierSavesProps {
  session: EditSession;
  draw: (revision: SavedVersion) => ReactNode;
}

/** A button that shows the saves of an edit session before its newest. */
function EarlierSaves({ session: { newest, earlier }, draw }: EarlierSavesProps) {
  const [open, setOpen] = useState(false);
  const { version } = newest;
  const count = earlier.length;
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={open}
        aria-label={fill(count === 1 ? messages.earlierOneOf : messages.earlierOf, { count, version })}
        onClick={() => setOpen(!open)}
      >
        {fill(count === 1 ? messages.earlierOne : messages.earlier, { count })}
      </Button>
      {open && <ol className={classes.nested}>{earlier.map((revision) => draw(revision))}</ol>}
    </>
  );
}

/** The changes between two versions. */
function Comparison({ from, to }: { from: SavedVersion; to: SavedVersion }) {
  return (
    <Panel level={3} title={fill(messages.comparison, { from: from.version, to: to.version })}>
      <QueryView query={useQuery(changesQuery(from.id, to.id))} failed={messages.compareFailed}>
        {({ changes }) => (changes.length === 0 ? <p>{messages.same}</p> : <ChangeList changes={changes} />)}
      </QueryView>
    </Panel>
  );
}
