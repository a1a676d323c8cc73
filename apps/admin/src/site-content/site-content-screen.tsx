import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../api/draft.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { strings } from "../strings.ts";
import { SiteContentEditor } from "./site-content-editor.tsx";

/** «Información del Sitio»: the six tabs. */
export function SiteContentScreen() {
  const { data, isError, refetch } = useQuery(draftQuery("siteContent"));
  const words = strings.siteContent;
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {data && <SiteContentEditor key={data.version} draft={data} onReload={refetch} />}
      {!data && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
