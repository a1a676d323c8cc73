import { openStore } from "@consultorio/store";
import { storedProblems } from "@consultorio/store/testing/stored-problems";
import { z } from "zod";

const titled = z.object({ heroSection: z.object({ title: z.string() }) });

/** Records the answers to editors, to compare them with the database later. */
export class Ledger {
  readonly #titles = new Map<number, string>();
  /** Versions that were given to two saves. */
  twice = 0;

  /** Notes that the save of a title was acknowledged as a version. */
  note(version: number, title: string): void {
    if (this.#titles.has(version)) this.twice += 1;
    this.#titles.set(version, title);
  }

  get size(): number {
    return this.#titles.size;
  }

  /** Reads a database that no server uses any more, whole. */
  async compare(url: string): Promise<{ lost: number; gaps: number; problems: string[] }> {
    const store = await openStore(url);
    try {
      const titles = new Map<number, string>();
      for (let before: number | undefined; ; ) {
        const revisions = await store.revisions({ limit: 100, ...(before !== undefined && { before }) });
        for (const { id, version } of revisions) {
          const content = (await store.revision(id))?.documents.siteContent;
          titles.set(version, titled.parse(content).heroSection.title);
        }
        before = revisions.at(-1)?.version;
        if (before === undefined || before === 1) break;
      }
      const problems = await storedProblems(store, url);
      const lost = [...this.#titles].filter(([version, title]) => titles.get(version) !== title).length;
      return { lost, gaps: Math.max(...titles.keys()) - titles.size, problems };
    } finally {
      await store.close();
    }
  }
}
