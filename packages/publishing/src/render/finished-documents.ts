import type { Documents, Revision, Store } from "@consultorio/store";
import { PublishFailed, type PublishProblem } from "../publish-error.ts";

/** Reads the documents of a revision that is to be published. Throws `PublishFailed` where it has unfinished ones. */
export type FinishedDocuments = (revisionId: string) => Promise<Documents>;

/** `unfinishedProblems` lists the unfinished values of a revision. */
export const readFinishedDocuments =
  (
    store: Pick<Store, "revision">,
    unfinishedProblems: (revision: Revision) => PublishProblem[],
  ): FinishedDocuments =>
  async (revisionId) => {
    const revision = await store.revision(revisionId);
    if (revision === null)
      throw new PublishFailed([{ path: "", message: "La versión por publicar ya no existe." }]);
    const problems = unfinishedProblems(revision);
    if (problems.length > 0) throw new PublishFailed(problems);
    return revision.documents;
  };
