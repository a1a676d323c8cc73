import { useQuery } from "@tanstack/react-query";
import { type Draft, draftQuery } from "../api/draft.ts";
import { DocumentForm } from "../saving/document-form.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import { LoadFailure } from "../shell/load-failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { words as siteContentWords } from "../site-content/strings.ts";
import { NoticeBlocks } from "./notice-blocks.tsx";
import { words } from "./strings.ts";
import { useNoticesEditor } from "./use-notices-editor.ts";

/** «Horarios y avisos»: opening hours, closures that end by themselves, and the announcement bar. */
export function NoticesScreen() {
  const { data, isError, refetch } = useQuery(draftQuery("siteContent"));
  return (
    <>
      <ScreenHeader title={words.title} intro={words.intro} />
      {data && <NoticesEditor key={data.version} draft={data} />}
      {!data && isError && <LoadFailure message={siteContentWords.loadFailed} onRetry={refetch} />}
      {!data && !isError && <Loading />}
    </>
  );
}

function NoticesEditor({ draft }: { draft: Draft<"siteContent"> }) {
  const { editor, reveal, problem } = useNoticesEditor(draft);
  return (
    <DocumentForm editor={editor} reveal={reveal}>
      <NoticeBlocks />
      <SaveBar
        editor={editor}
        problem={problem}
        saveLabel={siteContentWords.save}
        savingLabel={siteContentWords.saving}
      />
    </DocumentForm>
  );
}
