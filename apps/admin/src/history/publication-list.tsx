import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "../api/client.ts";
import { publishedQuery } from "../api/draft.ts";
import { type PublishedVersion, publicationsQuery, revisionsQuery, rollBackTo } from "../api/versions.ts";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { words } from "./strings.ts";

interface PublicationListProps {
  publications: PublishedVersion[];
  /** Only an owner may. */
  mayRollBack: boolean;
}

/** What was published, and the way back to any of it in one step. */
export function PublicationList({ publications, mayRollBack }: PublicationListProps) {
  const [chosen, setChosen] = useState<PublishedVersion | null>(null);
  return (
    <section className={classes.panel} aria-labelledby="publicaciones">
      <h2 id="publicaciones" className={classes.heading}>
        {words.published}
      </h2>
      {publications.length === 0 && <p className={classes.note}>{words.neverPublished}</p>}
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
      {chosen && <RollBackDialog publication={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

interface RollBackDialogProps {
  publication: PublishedVersion;
  onClose: () => void;
}

function RollBackDialog({ publication: { id, version, createdAt }, onClose }: RollBackDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => rollBackTo(id),
    onSuccess: async (notice) => {
      toasts.success(notice ?? words.backDone);
      for (const { queryKey } of [publicationsQuery, revisionsQuery, publishedQuery])
        await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toasts.error(reasonOf(error, words.backFailed)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={words.backTitle}
      confirm={words.back}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {fill(words.backText, { version, when: formatMoment(createdAt) })}
    </ConfirmDialog>
  );
}
