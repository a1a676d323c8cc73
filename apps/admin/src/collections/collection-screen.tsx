import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { draftQuery } from "../api/draft.ts";
import { NotFound } from "../app/not-found.tsx";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { CollectionEditor } from "./collection-editor.tsx";
import { type CollectionKind, kindAt, kindWords } from "./collection-kinds.ts";
import { words } from "./strings.ts";

/** One collection: its list, or one of its records. */
export function CollectionScreen() {
  const { coleccion } = useParams({ from: "/shell/colecciones/$coleccion" });
  const kind = kindAt(coleccion);
  return kind ? <Collection key={kind} kind={kind} /> : <NotFound />;
}

function Collection({ kind }: { kind: CollectionKind }) {
  const { data, isError, refetch } = useQuery(draftQuery(kind));
  return (
    <>
      <ScreenHeader title={kindWords(kind).title} intro={words.order} />
      {data && <CollectionEditor key={data.version} kind={kind} draft={data} />}
      {!data && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
