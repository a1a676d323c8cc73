import { parseSite, type Site, shownSite } from "@consultorio/content";
import type { Revision, Store } from "@consultorio/store";
import { themeProblems } from "@consultorio/ui/theme";
import { PublishFailed, type PublishProblem } from "../publish-error.ts";

/** The sites of saved revisions, as visitors get them. */
export class RevisionSites {
  readonly #store: Pick<Store, "draft" | "revision">;
  readonly #unfinishedProblems: (revision: Revision) => PublishProblem[];

  /** `unfinishedProblems` names what somebody typed into a revision and is not right yet. */
  constructor(
    store: Pick<Store, "draft" | "revision">,
    unfinishedProblems: (revision: Revision) => PublishProblem[],
  ) {
    this.#store = store;
    this.#unfinishedProblems = unfinishedProblems;
  }

  /** The newest saved site, for development; null before the first one. */
  async draft(): Promise<Site | null> {
    const revision = await this.#store.draft();
    return revision && siteOf(revision);
  }

  /**
   * The site of a revision. Throws `PublishFailed` where a document no longer fits its schema, and where somebody typed
   * what is not right yet.
   */
  async finished(revisionId: string): Promise<Site> {
    const revision = await this.#store.revision(revisionId);
    if (revision === null)
      throw new PublishFailed([{ path: "", message: "La versión por publicar ya no existe." }]);
    const problems = this.#unfinishedProblems(revision);
    if (problems.length > 0) throw new PublishFailed(problems);
    return siteOf(revision);
  }
}

function siteOf({ documents }: Revision): Site {
  const parsed = parseSite(documents);
  if (!parsed.ok) throw new PublishFailed(parsed.problems);
  const { theme } = parsed.value.siteContent;
  const problems = theme === undefined ? [] : themeProblems(theme);
  if (problems.length > 0)
    throw new PublishFailed(
      problems.map(({ path, message }) => ({ path: `siteContent.theme.${path}`, message })),
    );
  return shownSite(parsed.value);
}
