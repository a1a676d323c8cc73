import { Button } from "@mantine/core";
import { useState } from "react";
import { publishedQuery } from "#api/draft.ts";
import { type PublishedVersion, publicationsQuery, revisionsQuery, rollBackTo } from "#api/versions.ts";
import { ActionDialog } from "#components/action-dialog.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { words } from "./strings.ts";

interface PublicationListProps {
  publications: PublishedVersion[];
  /** Only an owner may. */
  mayRollBack: boolean;
}

/** What was published; any of it can be made public again in one step. */
export function PublicationList({ publications, mayRollBack }: PublicationListProps) {
  const [chosen, setChosen] = useState<PublishedVersion | null>(null);
  const { mutate, isPending } = useAction({
    mutationFn: ({ id }: PublishedVersion) => rollBackTo(id),
    done: (notice) => notice ?? words.backDone,
    failed: words.backFailed,
    refresh: [publicationsQuery, revisionsQuery, publishedQuery],
    onSettled: () => setChosen(null),
  });
  return (
    <Panel title={words.published} {...(publications.length === 0 && { note: words.neverPublished })}>
      <ol className={classes.list}>
        {publications.map((publication) => {
          const { id, version, author, createdAt, live } = publication;
          return (
            <li key={id} className={classes.item}>
              <div className={classes.main}>
                <p className={classes.name}>{fill(words.version, { version })}</p>
                <p className={classes.note}>
                  {fill(words.byAt, { who: author, when: formatMoment(createdAt) })}
                </p>
              </div>
              {live && (
                <span className={classes.badge} data-tone="good">
                  {words.live}
                </span>
              )}
              {!live && mayRollBack && (
                <Button
                  variant="default"
                  aria-label={fill(words.backOf, { version })}
                  onClick={() => setChosen(publication)}
                >
                  {words.back}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {chosen && (
        <ActionDialog
          title={words.backTitle}
          action={words.back}
          busy={isPending}
          onAction={() => mutate(chosen)}
          onClose={() => setChosen(null)}
        >
          {fill(words.backText, { version: chosen.version, when: formatMoment(chosen.createdAt) })}
        </ActionDialog>
      )}
    </Panel>
  );
}
