import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { reasonOf } from "../api/ask.ts";
import { ApiError } from "../api/request.ts";
import { type Reviewed, reviewQuery } from "../api/review.ts";
import { PreviewFrame } from "../preview/preview-frame.tsx";
import { ChangeList } from "../publish/change-list.tsx";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { fill } from "../strings.ts";
import own from "./review.module.css";
import { ReviewSections } from "./review-sections.tsx";
import { words } from "./strings.ts";

const { page } = words;
const phone = 390;
const home = { page: "home" } as const;

/** What a review link opens: the draft as its reader may judge it, without an account and without changing it. */
export function ReviewPage() {
  const { token } = useParams({ from: "/revision/$token" });
  const { data, error, refetch } = useQuery(reviewQuery(token));
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <main className={own.page}>
      <title>{page.title}</title>
      {data && <Review reviewed={data} token={token} />}
      {gone && (
        <>
          <h1>{page.gone}</h1>
          <p>{page.goneText}</p>
        </>
      )}
      {error && !gone && <LoadFailure message={reasonOf(error, page.failed)} onRetry={refetch} />}
      {!data && !error && <Loading />}
    </main>
  );
}

function Review({ reviewed, token }: { reviewed: Reviewed; token: string }) {
  const { site, author, until, changes } = reviewed;
  const snapshot = useMemo(() => ({ site, route: home, section: null }), [site]);
  return (
    <>
      <h1>{page.title}</h1>
      <p className={classes.note}>{fill(page.intro, { author, when: formatMoment(until) })}</p>
      <section className={classes.panel} aria-labelledby="cambia">
        <h2 id="cambia">{page.changes}</h2>
        {changes.length === 0 ? <p>{page.noChanges}</p> : <ChangeList changes={changes} />}
      </section>
      <section className={own.preview} aria-labelledby="vista">
        <h2 id="vista">{page.preview}</h2>
        <div className={own.frame}>
          <PreviewFrame width={phone} snapshot={snapshot} title={page.frame} />
        </div>
      </section>
      <ReviewSections token={token} site={site} notes={reviewed.notes} />
    </>
  );
}
