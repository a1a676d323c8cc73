import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ActivityFilter, type ActivityLine, activityQuery, exportActivity } from "#api/activity.ts";
import { revisionsQuery } from "#api/versions.ts";
import { browserName } from "#components/browser/browser-name.ts";
import { downloadText } from "#components/browser/download-text.ts";
import { summaryWords } from "#components/changes/summary-words.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { toasts } from "#components/toasts.ts";
import { useAction } from "#components/use-action.ts";
import { ScreenHeader } from "#screen/screen-header.tsx";
import { ActivityFilters } from "./activity-filters.tsx";
import { messages } from "./strings.ts";

/** «Actividad»: the activity of all accounts, for owners. */
export function ActivityScreen() {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const query = useInfiniteQuery(activityQuery(filter));
  // Deleted accounts are authors too.
  const { data: all = [] } = useInfiniteQuery(activityQuery({}));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const readMore = async () => {
    const { isFetchNextPageError } = await fetchNextPage();
    if (isFetchNextPageError) toasts.error(messages.loadFailed);
  };
  const download = useAction({
    mutationFn: () => exportActivity(filter),
    failed: messages.failed,
    // A spreadsheet recognizes UTF-8 by this mark, which `response.text()` removes.
    onSuccess: (table) => downloadText(messages.fileName, `\ufeff${table}`, "text/csv"),
  });
  return (
    <>
      <ScreenHeader title={messages.title} intro={messages.intro} />
      <div className={classes.screen}>
        <div className={classes.row}>
          <ActivityFilters filter={filter} authors={all.map(({ author }) => author)} onChange={setFilter} />
          <Button variant="default" disabled={download.isPending} onClick={() => download.mutate()}>
            {messages.download}
          </Button>
        </div>
        <Panel title={messages.list} note={messages.marks}>
          <QueryView query={query} failed={messages.loadFailed}>
            {(lines) => <Lines lines={lines} />}
          </QueryView>
          {hasNextPage && (
            <Button variant="default" disabled={isFetchingNextPage} onClick={() => void readMore()}>
              {messages.more}
            </Button>
          )}
        </Panel>
      </div>
    </>
  );
}

function Lines({ lines }: { lines: ActivityLine[] }) {
  const { data: revisions = [] } = useInfiniteQuery(revisionsQuery);
  const summaries = new Map(revisions.map(({ version, summary = [] }) => [version, summaryWords(summary)]));
  if (lines.length === 0) return <p>{messages.none}</p>;
  return (
    <ol className={classes.list}>
      {lines.map(({ id, what, about, saved, author, createdAt, userAgent, network }) => (
        <li key={id} className={classes.item}>
          <div className={classes.main}>
            <p className={classes.name}>{about === "" ? what : `${what}: ${about}`}</p>
            {saved !== null && <p>{summaries.get(saved)}</p>}
            <p className={classes.note}>
              {fill(messages.byAt, { who: author, when: formatMoment(createdAt) })}
            </p>
          </div>
          {network !== "" && (
            <p className={classes.note}>
              {fill(messages.from, { browser: browserName(userAgent), mark: network })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
