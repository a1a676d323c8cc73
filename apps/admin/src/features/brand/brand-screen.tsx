import { useQuery } from "@tanstack/react-query";
import { draftQuery } from "#api/draft.ts";
import { words as savingWords } from "#document-editor/saving/strings.ts";
import { QueryScreen } from "#screen/query-screen.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { words } from "./strings.ts";

/** «Marca»: the logo, the portrait, the colours and the letters of the site, and whole looks to start from. */
export function BrandScreen() {
  return (
    <QueryScreen
      title={words.title}
      intro={words.intro}
      query={useQuery(draftQuery("siteContent"))}
      failed={savingWords.siteContent.loadFailed}
    >
      {(draft) => <BrandEditor key={draft.version} draft={draft} />}
    </QueryScreen>
  );
}
