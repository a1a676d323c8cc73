import { contentTabs } from "@consultorio/content/content-plan";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { draftQuery } from "#api/draft.ts";
import { NotFound } from "#components/message-page.tsx";
import { messages as savingWords } from "#document-editor/saving/strings.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { SiteContentEditor } from "./site-content-editor.tsx";
import { messages } from "./strings.ts";

/** «Información del Sitio»: the six tabs, and every other part of the content, each with an address of its own. */
export function SiteContentScreen() {
  const { campo } = useSearch({ from: "/shell/informacion" });
  const { parte } = useParams({ strict: false });
  const query = useQuery(draftQuery("siteContent"));
  if (parte !== undefined && !contentTabs.some(({ id }) => id === parte)) return <NotFound />;
  return (
    <QueryScreen
      title={messages.title}
      intro={messages.intro}
      query={query}
      failed={savingWords.siteContent.loadFailed}
    >
      {(draft) => <SiteContentEditor key={draft.version} draft={draft} part={parte} field={campo} />}
    </QueryScreen>
  );
}
