import { siteContentSchema } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { Administrator, type Answer } from "@consultorio/testkit/server/administrator";
import { z } from "zod";

const bundled = siteContentSchema.parse(bundledSite.siteContent);
const saved = z.object({ version: z.number() });
const read = z.object({
  siteContent: z.object({ heroSection: z.object({ title: z.string() }) }),
});

/** The answer to a save: the new version where it was acknowledged. */
export interface SaveAnswer {
  status: number;
  version: number | null;
  body: unknown;
}

/** Saves over HTTP as an editor's tab does; each save is told from the others by the home page's title. */
export class Editor {
  readonly #administrator: Administrator;

  constructor(administrator: Administrator) {
    this.#administrator = administrator;
  }

  /** The same person at another server. */
  at(origin: string): Editor {
    const administrator = new Administrator({ origin });
    administrator.cookie = this.#administrator.cookie;
    return new Editor(administrator);
  }

  /** Saves with a title, from the given version if there is one. Rejects if the connection breaks. */
  async save(title: string, base?: number): Promise<SaveAnswer> {
    const { status, body } = await this.#administrator.call("/api/site-content", {
      json: { siteContent: { ...bundled, heroSection: { ...bundled.heroSection, title } } },
      headers: base === undefined ? {} : { "If-Match": `"${base}"` },
    });
    return { status, version: status === 200 ? saved.parse(body).version : null, body };
  }

  async draft(): Promise<{ version: number; title: string }> {
    const { status, headers, body } = await this.#administrator.call("/api/site-content");
    if (status !== 200) throw new Error(`The draft answered ${status}: ${JSON.stringify(body)}`);
    const version = Number(/\d+/.exec(headers.get("etag") ?? "")?.[0]);
    return { version, title: read.parse(body).siteContent.heroSection.title };
  }

  /** Publishes the draft and waits for the end. */
  publish(): Promise<Answer> {
    return this.#administrator.call("/api/update-sections", { json: {} });
  }
}
