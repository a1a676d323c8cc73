import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changesQuery, checklistQuery } from "#api/versions.ts";
import { ChangeList } from "#components/changes/change-list.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { Panel } from "#components/panel.tsx";
import { LoadFailure, QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import { ReviewLinks } from "#features/review/review-links.tsx";
import { LeftoversPanel } from "#first-run/leftovers-panel.tsx";
import { changesWords, FindingTopics } from "#screen/draft-state.tsx";
import { ScreenHeader } from "#screen/screen-header.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import { messages } from "./strings.ts";

/** «Publicar»: the changes since the public site, the findings, and the ways to publish. */
export function PublishScreen() {
  const { data, isError, refetch } = useQuery(checklistQuery);
  const findings = data?.findings;
  return (
    <>
      <ScreenHeader title={messages.title} intro={messages.intro} />
      <div className={classes.screen}>
        <Panel title={messages.review}>
          {!findings && !isError && <p role="status">{messages.checking}</p>}
          {!findings && isError && (
            <LoadFailure message={messages.checkFailed} onRetry={() => void refetch()} />
          )}
          {findings?.length === 0 && <p>{messages.clean}</p>}
          {findings && <FindingTopics findings={findings} />}
          <Link to="/lista" className={classes.link}>
            {messages.checklist}
          </Link>
        </Panel>
        <LeftoversPanel />
        <Changes />
        <SchedulePanel />
        <ReviewLinks />
      </div>
    </>
  );
}

function Changes() {
  return (
    <Panel title={messages.changes}>
      <QueryView query={useQuery(changesQuery("live", "draft"))} failed={messages.changesFailed}>
        {({ from, changes }) => (
          <>
            <p className={classes.note}>
              {changesWords({ from, changes })}
              {from &&
                ` · ${fill(from.scheduled ? messages.sinceScheduled : messages.since, { who: from.author, when: formatMoment(from.createdAt) })}`}
            </p>
            {changes.length > 0 && <ChangeList changes={changes} />}
          </>
        )}
      </QueryView>
    </Panel>
  );
}
