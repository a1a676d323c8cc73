import { documentNames } from "@consultorio/content";
import { useDrafts } from "#api/use-drafts.ts";
import { QueryView } from "#components/query-view.tsx";
import { strings } from "#components/strings.ts";
import { PageEditor } from "./page-editor.tsx";
import { messages } from "./strings.ts";

/** «Editar en la página»: the site as wide as the window, edited where it stands. */
export function PageScreen() {
  return (
    <>
      <title>{`${messages.title} · ${strings.product}`}</title>
      <QueryView query={useDrafts(documentNames)} failed={messages.loadFailed}>
        {(drafts) => <PageEditor drafts={drafts} />}
      </QueryView>
    </>
  );
}
