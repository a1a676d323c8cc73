import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { changesQuery, checklistQuery } from "../api/versions.ts";
import { ReviewLinks } from "../review/review-links.tsx";
import { SchedulePanel } from "../schedule/schedule-panel.tsx";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { fill } from "../strings.ts";
import { countChanges } from "./before-publish.tsx";
import { ChangeList } from "./change-list.tsx";
import { formatMoment } from "./dates.ts";
import { FindingCounts } from "./finding-counts.tsx";
import classes from "./panel.module.css";
import { words } from "./strings.ts";

/** «Publicar»: what changed since the public site, what to look at first, and the ways to publish it. */
export function PublishScreen() {
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      <div className={classes.screen}>
        <Review />
        <Changes />
        <SchedulePanel />
        <ReviewLinks />
      </div>
    </>
  );
}

function Review() {
  const { data: findings } = useQuery(checklistQuery);
  return (
    <section className={classes.panel} aria-labelledby="revisar">
      <h2 id="revisar" className={classes.heading}>
        {words.review}
      </h2>
      {findings ? <FindingCounts findings={findings} /> : <p role="status">{words.checking}</p>}
      <Link to="/lista" className={classes.link}>
        {words.checklist}
      </Link>
    </section>
  );
}

function Changes() {
  const { data, isError, refetch } = useQuery(changesQuery("live", "draft"));
  return (
    <section className={classes.panel} aria-labelledby="cambios">
      <h2 id="cambios" className={classes.heading}>
        {words.changes}
      </h2>
      {!data && isError && <LoadFailure message={words.changesFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <p className={classes.note}>
            {data.from ? countChanges(data.changes.length) : words.firstTime}
            {data.from &&
              ` · ${fill(words.since, { who: data.from.author, when: formatMoment(data.from.createdAt) })}`}
          </p>
          {data.changes.length > 0 && <ChangeList changes={data.changes} />}
        </>
      )}
    </section>
  );
}
