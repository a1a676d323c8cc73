import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { QueryView } from "#components/query-view.tsx";
import { ScreenHeader } from "#screen/screen-header.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { words } from "./strings.ts";

/** «Secciones»: which variant each section of the site uses. */
export function SectionsScreen() {
  return (
    <>
      <ScreenHeader title={words.sections.title} intro={words.sections.intro} />
      <QueryView query={useQuery(draftQuery("selectedSections"))} failed={words.sections.loadFailed}>
        {(draft) => <SectionsEditor key={draft.version} draft={draft} />}
      </QueryView>
    </>
  );
}
