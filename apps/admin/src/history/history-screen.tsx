import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../api/session.ts";
import { publicationsQuery, revisionsQuery } from "../api/versions.ts";
import classes from "../publish/panel.module.css";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { toasts } from "../toasts/toasts.ts";
import { PublicationList } from "./publication-list.tsx";
import { RevisionList } from "./revision-list.tsx";
import { words } from "./strings.ts";

/** «Historial»: what was published and what was saved, and the ways back. */
export function HistoryScreen() {
  const publications = useQuery(publicationsQuery);
  const revisions = useInfiniteQuery(revisionsQuery);
  const { data: session } = useQuery(sessionQuery);
  const ready = publications.data && revisions.data;
  const failed = publications.isError || revisions.isError;
  const readMore = async () => {
    const { isFetchNextPageError } = await revisions.fetchNextPage();
    if (isFetchNextPageError) toasts.error(words.loadFailed);
  };
  const retry = () => Promise.all([publications.refetch(), revisions.refetch()]);
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {ready && (
        <div className={classes.screen}>
          <PublicationList publications={publications.data} mayRollBack={session?.role === "propietaria"} />
          <RevisionList
            revisions={revisions.data}
            publications={publications.data}
            {...(revisions.hasNextPage && {
              more: { busy: revisions.isFetchingNextPage, onRead: () => void readMore() },
            })}
          />
        </div>
      )}
      {!ready && failed && <LoadFailure message={words.loadFailed} onRetry={retry} />}
      {!ready && !failed && <Loading />}
    </>
  );
}
