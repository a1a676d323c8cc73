import { shownSite } from "@consultorio/content";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { reasonOf } from "#api/client.ts";
import { ApiError } from "#api/request.ts";
import { type Reviewed, reviewQuery } from "#api/review.ts";
import { ChangeList } from "#components/changes/change-list.tsx";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import type { PagePart } from "#live-preview/messages.ts";
import { pageLabel, type SitePage, sitePages } from "#live-preview/site-pages.ts";
import own from "./review.module.css";
import { ReviewParts } from "./review-parts.tsx";
import { ReviewView } from "./review-view.tsx";
import { words } from "./strings.ts";

const { page } = words;

/** The page that is shown first. */
const home: SitePage = { path: "/", label: pageLabel("/"), route: { page: "home" } };

/** The page of a review link: the draft, on which its reader comments without an account and without changing it. */
export function ReviewPage() {
  const { token } = useParams({ from: "/revision/$token" });
  const query = useQuery(reviewQuery(token));
  const { error } = query;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <main className={own.page}>
      <title>{page.title}</title>
      {gone ? (
        <>
          <h1>{page.gone}</h1>
          <p>{page.goneText}</p>
        </>
      ) : (
        <QueryView query={query} failed={reasonOf(error, page.failed)}>
          {(reviewed) => <Review reviewed={reviewed} token={token} />}
        </QueryView>
      )}
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
