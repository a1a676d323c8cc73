import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { draftQuery } from "#api/draft.ts";
import { words as savingWords } from "#document-editor/saving/strings.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { SiteContentEditor } from "./site-content-editor.tsx";
import { words } from "./strings.ts";

/** «Información del Sitio»: the six tabs, and every other part of the content. */
export function SiteContentScreen() {
  const { campo } = useSearch({ from: "/shell/informacion" });
  return (
    <QueryScreen
      title={words.title}
      intro={words.intro}
      query={useQuery(draftQuery("siteContent"))}
      failed={savingWords.siteContent.loadFailed}
    >
      {(draft) => <SiteContentEditor key={`${draft.version} ${campo}`} draft={draft} field={campo} />}
    </QueryScreen>
  );
}
