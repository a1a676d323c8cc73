import type { Site } from "@consultorio/content";
import type { ReviewNote } from "#api/review.ts";
import type { SiteChange } from "#api/versions.ts";
import { ChangeList } from "#components/changes/change-list.tsx";
import classes from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { NoteControls, type Reviewer } from "./note-controls.tsx";
import { reviewedChanges } from "./reviewed-changes.ts";
import { messages } from "./strings.ts";

const { page } = messages;

interface ReviewChangesProps {
  reviewer: Reviewer;
  changes: SiteChange[];
  site: Site;
  notes: ReviewNote[];
}

/** The changes, each once, to be approved or commented on: one by one, or all together. */
export function ReviewChanges({ reviewer, changes, site, notes }: ReviewChangesProps) {
  const judged = reviewedChanges(changes, site);
  const all = { section: page.allChanges, path: "/", label: page.allChanges };
  return (
    <section className={classes.panel} aria-labelledby="cambia">
      <h2 id="cambia">{page.changes}</h2>
      {judged.length === 0 && <p>{page.noChanges}</p>}
      {judged.length > 1 && (
        <>
          <p className={classes.name}>{fill(page.changeCount, { count: judged.length })}</p>
          <NoteControls reviewer={reviewer} subject={all} notes={notes} />
        </>
      )}
      {judged.length > 0 && (
        <ChangeList
          changes={judged.map(({ change }) => change)}
          action={(change) => {
            const entry = judged.find((one) => one.change === change);
            if (!entry) return null;
            const { section, path } = entry;
            return (
              <NoteControls reviewer={reviewer} subject={{ section, path, label: section }} notes={notes} />
            );
          }}
        />
      )}
    </section>
  );
}
