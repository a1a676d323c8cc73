import { shownSite } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { reasonOf } from "../api/client.ts";
import { ApiError } from "../api/request.ts";
import { type Reviewed, reviewQuery } from "../api/review.ts";
import type { PagePart } from "../preview/page-parts.ts";
import { ChangeList } from "../publish/change-list.tsx";
import { formatMoment } from "../publish/dates.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { fill } from "../strings.ts";
import own from "./review.module.css";
import { ReviewParts } from "./review-parts.tsx";
import { ReviewView } from "./review-view.tsx";
import { type SitePage, sitePages } from "./site-pages.ts";
import { words } from "./strings.ts";

const { page } = words;
/** The first page that is shown. */
const home: SitePage = { path: "/", label: words.pages.home, route: { page: "home" } };

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
  const { author, expiresAt, changes, notes } = reviewed;
  const site = useMemo(() => shownSite(reviewed.site), [reviewed.site]);
  const pages = useMemo(() => sitePages(site), [site]);
  const [current, setCurrent] = useState(home);
  const [parts, setParts] = useState<PagePart[]>([]);
  return (
    <>
      <h1>{page.title}</h1>
      <p className={classes.note}>{fill(page.intro, { author, when: formatMoment(expiresAt) })}</p>
      <section className={classes.panel} aria-labelledby="cambia">
        <h2 id="cambia">{page.changes}</h2>
        {changes.length === 0 ? <p>{page.noChanges}</p> : <ChangeList changes={changes} />}
      </section>
      <div className={own.beside}>
        <ReviewView site={site} pages={pages} page={current} onPage={setCurrent} onParts={setParts} />
        <ReviewParts token={token} page={current} parts={parts} notes={notes} />
      </div>
    </>
  );
}
