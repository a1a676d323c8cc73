import { type DocumentName, documentNames, parseSite, type Site } from "@consultorio/content";
import { type Revision, type VerifiedSession, VersionConflict } from "@consultorio/store";
import { HttpError, invalidFields, mostListed } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { documentProblems, unfinishedProblems } from "./document-problems.ts";
import { requireDraft } from "./documents.ts";

const mostTries = 5;

interface DraftChange {
  note: string;
  /** The documents that change. They are checked before they are saved. */
  change: (site: Site, draft: Revision) => Partial<Record<DocumentName, unknown>>;
}

/**
 * Applies a change to the newest draft and saves it. Returns the draft before and the saved one; both are the same where
 * nothing changed. When another save comes first, the change is applied to that one. Throws 404, 422 and after five tries
 * 412.
 */
export async function changeDraft(
  services: Services,
  session: VerifiedSession,
  { note, change }: DraftChange,
): Promise<{ before: Revision; saved: Revision }> {
  for (let attempt = 1; ; attempt++) {
    const before = await requireDraft(services);
    const parsed = parseSite(before.documents);
    if (!parsed.ok) throw invalidFields(parsed.problems);
    const changed = change(parsed.value, before);
    const names = documentNames.filter((name) => name in changed);
    if (names.length === 0) return { before, saved: before };
    refuseUnfinished(before, names);
    const checked = parseSite({ ...parsed.value, ...changed });
    if (!checked.ok) throw invalidFields(checked.problems);
    const problems = names.flatMap((name) =>
      documentProblems(name, changed[name], before.documents).map(({ path, message }) => ({
        path: `${name}.${path}`,
        message,
      })),
    );
    if (problems.length > 0) throw invalidFields(problems);
    const documents = Object.fromEntries(names.map((name) => [name, checked.value[name]]));
    try {
      return { before, saved: await services.store.save(session, { documents, base: before.version, note }) };
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt === mostTries) throw error;
    }
  }
}

/** Throws 422 where a save would discard unfinished values of one of the documents. */
function refuseUnfinished(draft: Revision, names: readonly DocumentName[]): void {
  const lost = unfinishedProblems(draft).filter(({ path }) =>
    names.some((name) => path.startsWith(`${name}.`)),
  );
  const [first] = lost;
  if (!first) return;
  throw new HttpError(422, `Primero termina lo que quedó a medias. ${first.message}`, {
    body: { problems: lost.slice(0, mostListed) },
  });
}
