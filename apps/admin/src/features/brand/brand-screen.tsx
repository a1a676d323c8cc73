import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { messages as savingWords } from "#document-editor/saving/strings.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { messages } from "./strings.ts";

/** «Marca»: the logo, the portrait, the colours and the letters of the site, and whole looks to start from. */
export function BrandScreen() {
  return (
    <QueryScreen
      title={messages.title}
      intro={messages.intro}
      query={useQuery(draftQuery("siteContent"))}
      failed={savingWords.siteContent.loadFailed}
    >
      {(draft) => <BrandEditor key={draft.version} draft={draft} />}
    </QueryScreen>
  );
}
