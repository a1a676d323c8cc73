import { answer } from "../../../../../api/answer.ts";
import { readNothing } from "../../../../../api/body.ts";
import { writing } from "../../../../../api/guard.ts";
import { handle } from "../../../../../api/handle.ts";
import { Refused } from "../../../../../api/refused.ts";
import { services } from "../../../../services.ts";

/** Makes an old version the newest draft. Publishes nothing. */
export const POST = handle(async (request, { params }: { params: Promise<{ id: string }> }) => {
  const { session } = await writing(request, readNothing);
  const { store } = services();
  const old = await store.revision((await params).id);
  if (old === null) throw new Refused(404, "Esa versión no existe.");
  const base = (await store.draft())?.version ?? 0;
  const note = `Recuperada de la versión ${old.version}`;
  const { version } = await store.save(session, { documents: old.documents, base, note });
  return answer({ version });
});
