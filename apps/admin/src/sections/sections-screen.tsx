import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "../api/draft.ts";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { words } from "./strings.ts";

/** «Secciones»: which layout each section of the site uses. */
export function SectionsScreen() {
  const { data, isError, refetch } = useQuery(draftQuery("selectedSections"));
  return (
    <>
      <ScreenHeader title={words.sections.title} intro={words.sections.intro} />
      {data && <SectionsEditor key={data.version} draft={data} />}
      {!data && isError && <LoadFailure message={words.sections.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}
