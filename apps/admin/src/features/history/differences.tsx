import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { publishedQuery } from "#api/published.ts";
import {
  anyChanges,
  changesQuery,
  recoverChanges,
  revisionsQuery,
  type SavedVersion,
  type SiteChange,
} from "#api/versions.ts";
import { ChangeList } from "#components/changes/change-list.tsx";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { useAction } from "#components/use-action.ts";
import { changedRecords } from "./changed-records.ts";
import { messages } from "./strings.ts";

/** The restored differences, and the data that undoes it. */
interface Recovered {
  name: string;
  id: string;
  changes: SiteChange[];
  /** The draft that the recovery made. */
  version: number;
}

interface Recovery {
  name: string;
  id: string;
  changes: SiteChange[];
  /** Whether it undoes an earlier one. */
  undoes?: boolean;
}

interface DifferencesProps {
  from: SavedVersion;
  /** The number of the draft's version. */
  draft: number;
  title: string;
}

/**
 * The differences between the draft and an old version. Each difference can be restored alone, and that can be undone
 * until the draft has a later version: undo would also revert later changes.
 */
export function Differences({ from, draft, title }: DifferencesProps) {
  const client = useQueryClient();
  const [recovered, setRecovered] = useState<Recovered | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const query = changesQuery(from.id, "draft");
  const { mutate, isPending } = useAction({
    mutationFn: async ({ name, id, changes, undoes = false }: Recovery) => {
      const { before, ...back } = await recoverChanges(id, changes);
      return undoes ? null : { name, id: before, ...back };
    },
    failed: messages.recoverFailed,
    onSuccess: (back) => {
      setRecovered(back);
      // The button that had the focus goes with its difference.
      status.current?.focus();
    },
    // Also after a refusal: the draft may have changed since the differences were read.
    onSettled: () => {
      for (const { queryKey } of [anyChanges, revisionsQuery, publishedQuery])
        void client.invalidateQueries({ queryKey });
    },
  });
  const recover = (name: string, changes: SiteChange[]) => mutate({ name, id: from.id, changes });
  return (
    <Panel level={3} title={title}>
      <p role="status" ref={status} tabIndex={-1} className={classes.row}>
        {recovered && recovered.version >= draft && (
          <>
            {fill(messages.recovered, { name: recovered.name })}
            <Button
              variant="default"
              disabled={isPending}
              onClick={() => mutate({ ...recovered, undoes: true })}
            >
              {messages.undo}
            </Button>
          </>
        )}
      </p>
      <QueryView query={useQuery(query)} failed={messages.compareFailed}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p>{messages.same}</p>
          ) : (
            <>
              {changedRecords(changes).map((record) => (
                <Button
                  key={record.name}
                  variant="default"
                  disabled={isPending}
                  onClick={() => recover(record.name, record.changes)}
                >
                  {fill(messages.recoverRecord, { name: record.name, count: record.changes.length })}
                </Button>
              ))}
              <ChangeList
                changes={changes}
                action={(change, name) => (
                  <Button
                    variant="default"
                    disabled={isPending}
                    aria-label={`${actionOf(change)}: ${name}`}
                    onClick={() => recover(name, [change])}
                  >
                    {actionOf(change)}
                  </Button>
                )}
              />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

/** To recover how it was before somebody added an entry is to take the entry away. */
const actionOf = ({ kind }: SiteChange) => (kind === "added" ? messages.removeThis : messages.recoverThis);
