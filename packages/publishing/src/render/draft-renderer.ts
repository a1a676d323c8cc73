import { randomBytes, timingSafeEqual } from "node:crypto";
import { parseSite, type Site, shownSite } from "@consultorio/content";
import type { Revision, Store } from "@consultorio/store";
import { themeProblems } from "@consultorio/ui/theme";
import { PublishFailed, type PublishProblem } from "../publish-error.ts";

/** How many revisions stay parsed: the one being published, and the one before it. */
const keptRevisions = 2;

/** Decides which revision a page may be drawn from, and hands out its site. */
export class DraftRenderer {
  readonly #store: Store;
  readonly #secret = randomBytes(32).toString("base64url");
  readonly #sites = new Map<string, Promise<Site>>();
  readonly #unfinishedProblems: (revision: Revision) => PublishProblem[];

  /** `unfinishedProblems` names what somebody typed into a revision and is not right yet. */
  constructor(store: Store, unfinishedProblems: (revision: Revision) => PublishProblem[]) {
    this.#store = store;
    this.#unfinishedProblems = unfinishedProblems;
  }

  /** The header value with which our own renderer asks for a revision. Never leaves the process. */
  keyFor(revisionId: string): string {
    return `${this.#secret}.${revisionId}`;
  }

  /** The site that a header value entitles to; null for a wrong or absent one. */
  async siteFor(key: string | null): Promise<Site | null> {
    const secret = Buffer.from(this.#secret);
    const given = Buffer.from(key?.slice(0, this.#secret.length) ?? "");
    if (given.length !== secret.length || !timingSafeEqual(given, secret)) return null;
    return this.site(key?.slice(this.#secret.length + 1) ?? "");
  }

  /** The newest saved site, for development. */
  async draft(): Promise<Site | null> {
    const revision = await this.#store.draft();
    return revision === null ? null : this.site(revision.id);
  }

  /** The site of a revision as visitors get it. Throws `PublishFailed` where a document no longer fits its schema. */
  site(revisionId: string): Promise<Site> {
    const known = this.#sites.get(revisionId);
    if (known) return known;
    const loading = this.#load(revisionId);
    this.#sites.set(revisionId, loading);
    loading.catch(() => this.#sites.delete(revisionId));
    for (const id of [...this.#sites.keys()].slice(0, -keptRevisions)) this.#sites.delete(id);
    return loading;
  }

  /** As {@link site}. Throws `PublishFailed` too where somebody typed what is not right yet. */
  async finishedSite(revisionId: string): Promise<Site> {
    const revision = await this.#store.revision(revisionId);
    const problems = revision === null ? [] : this.#unfinishedProblems(revision);
    if (problems.length > 0) throw new PublishFailed(problems);
    return this.site(revisionId);
  }

  async #load(revisionId: string): Promise<Site> {
    const revision = await this.#store.revision(revisionId);
    if (revision === null)
      throw new PublishFailed([{ path: "", message: "La versión por publicar ya no existe." }]);
    const parsed = parseSite(revision.documents);
    if (!parsed.ok) throw new PublishFailed(parsed.problems);
    const { theme } = parsed.value.siteContent;
    const problems = theme === undefined ? [] : themeProblems(theme);
    if (problems.length > 0)
      throw new PublishFailed(
        problems.map(({ path, message }) => ({ path: `siteContent.theme.${path}`, message })),
      );
    return shownSite(parsed.value);
  }
}
