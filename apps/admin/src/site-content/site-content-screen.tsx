import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { draftQuery } from "../api/draft.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SiteContentEditor } from "./site-content-editor.tsx";
import { words } from "./strings.ts";

/** «Información del Sitio»: the six tabs, and every other part of the content. */
export function SiteContentScreen() {
  const { data, isError, refetch } = useQuery(draftQuery("siteContent"));
  const { campo } = useSearch({ from: "/shell/informacion" });
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {data && <SiteContentEditor key={`${data.version} ${campo}`} draft={data} field={campo} />}
      {!data && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
