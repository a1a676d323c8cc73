import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { words } from "./strings.ts";

/** «Secciones»: which variant each section of the site uses. */
export function SectionsScreen() {
  return (
    <QueryScreen
      title={words.sections.title}
      intro={words.sections.intro}
      query={useQuery(draftQuery("selectedSections"))}
      failed={words.sections.loadFailed}
    >
      {(draft) => <SectionsEditor key={draft.version} draft={draft} />}
    </QueryScreen>
  );
}
