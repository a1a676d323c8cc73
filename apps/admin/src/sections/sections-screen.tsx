import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../api/draft.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { strings } from "../strings.ts";
import { SectionsEditor } from "./sections-editor.tsx";

/** «Secciones»: which layout each section of the site uses. */
export function SectionsScreen() {
  const { data, isError, refetch } = useQuery(draftQuery("selectedSections"));
  const words = strings.sections;
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {data && <SectionsEditor key={data.version} draft={data} />}
      {!data && isError && <LoadFailure message={words.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
