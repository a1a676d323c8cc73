import { shownSite } from "@consultorio/content";
import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { reasonOf } from "#api/client.ts";
import { ApiError } from "#api/request.ts";
import { type Reviewed, reviewQuery } from "#api/reviewed-draft.ts";
import { formatMoment } from "#components/format-moment.ts";
import classes from "#components/panel.module.css";
import { QueryView } from "#components/query-view.tsx";
import { fill } from "#components/strings.ts";
import type { PagePart } from "#live-preview/messages.ts";
import { pageLabel, type SitePage, sitePages } from "#live-preview/site-pages.ts";
import reviewClasses from "./review.module.css";
import { ReviewChanges } from "./review-changes.tsx";
import { ReviewParts } from "./review-parts.tsx";
import { ReviewView } from "./review-view.tsx";
import { messages } from "./strings.ts";

const { page } = messages;

/** The page that is shown first. */
const home: SitePage = { path: "/", label: pageLabel("/"), route: { page: "home" } };

/** The token of the address: its fragment, or in addresses of before the last part of the path. */
const useReviewToken = () =>
  useLocation({ select: ({ hash, pathname }) => hash || (pathname.split("/revision/")[1] ?? "") });

/** The page of a review link: the draft, on which its reader comments without an account and without changing it. */
export function ReviewPage() {
  const token = useReviewToken();
  const query = useQuery(reviewQuery(token));
  const { error } = query;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <main className={reviewClasses.page}>
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
  const [name, setName] = useState("");
  const [nameMissing, setNameMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onNameMissing = () => {
    setNameMissing(true);
    field.current?.focus();
  };
  const reviewer = { token, name, onNameMissing };
  return (
    <>
      <h1>{page.title}</h1>
      <p className={classes.note}>{fill(page.intro, { author, when: formatMoment(expiresAt) })}</p>
      <TextInput
        ref={field}
        className={classes.fields}
        label={page.name}
        description={page.nameHelp}
        autoComplete="name"
        error={nameMissing && name.trim().length < 2 ? page.nameMissing : undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ReviewChanges reviewer={reviewer} changes={changes} site={reviewed.site} notes={notes} />
      <div className={reviewClasses.beside}>
        <ReviewView site={site} pages={pages} page={current} onPage={setCurrent} onParts={setParts} />
        <ReviewParts reviewer={reviewer} page={current} parts={parts} notes={notes} />
      </div>
    </>
  );
}
