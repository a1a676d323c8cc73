import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { SectionsEditor } from "./sections-editor.tsx";
import { messages } from "./strings.ts";

/** «Secciones»: which variant each section of the site uses. */
export function SectionsScreen() {
  return (
    <QueryScreen
      title={messages.sections.title}
      intro={messages.sections.intro}
      query={useQuery(draftQuery("selectedSections"))}
      failed={messages.sections.loadFailed}
    >
      {(draft) => <SectionsEditor key={draft.version} draft={draft} />}
    </QueryScreen>
  );
}
