import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { sessionQuery } from "#api/session.ts";
import { publicationsQuery, revisionsQuery } from "#api/versions.ts";
import classes from "#components/panel.module.css";
import { toasts } from "#components/toasts.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { EraseWords } from "./erase-words.tsx";
import { PublicationList } from "./publication-list.tsx";
import { RevisionList } from "./revision-list.tsx";
import { messages } from "./strings.ts";

/** «Historial»: publications and saved versions, and the buttons to go back to them. */
export function HistoryScreen() {
  const publications = useQuery(publicationsQuery);
  const revisions = useInfiniteQuery(revisionsQuery);
  const { data: session } = useQuery(sessionQuery);
  const both = {
    data: publications.data && revisions.data && { published: publications.data, saved: revisions.data },
    isError: publications.isError || revisions.isError,
    refetch: () => Promise.all([publications.refetch(), revisions.refetch()]),
  };
  const readMore = async () => {
    const { isFetchNextPageError } = await revisions.fetchNextPage();
    if (isFetchNextPageError) toasts.error(messages.loadFailed);
  };
  return (
    <QueryScreen title={messages.title} intro={messages.intro} query={both} failed={messages.loadFailed}>
      {({ published, saved }) => (
        <div className={classes.screen}>
          <PublicationList publications={published} mayRollBack={session?.role === "owner"} />
          <RevisionList
            revisions={saved}
            publications={published}
            {...(revisions.hasNextPage && {
              more: { busy: revisions.isFetchingNextPage, onRead: () => void readMore() },
            })}
          />
          {session?.role === "owner" && <EraseWords />}
        </div>
      )}
    </QueryScreen>
  );
}
