import { createHash } from "node:crypto";
import type { SharePicture } from "../open-graph/share-pictures.ts";
import { type DocumentSettings, type MadeDocument, makeDocument } from "./make-document.ts";

/**
 * The documents of the last publish of a process. Most publishes change few pages: a page that Next draws as before is the
 * same document, since the build, the origin and the pictures of the library stay as long as the process runs.
 */
export class KeptDocuments {
  readonly #documents = new Map<string, { key: string; made: MadeDocument }>();

  /** The document of a page that Next drew; made anew where something of it has changed. */
  async document(
    path: string,
    html: string,
    { share, settings }: { share: SharePicture | null; settings: DocumentSettings },
  ): Promise<MadeDocument> {
    const key = keyOf(html, share, settings);
    const kept = this.#documents.get(path);
    const made = kept?.key === key ? kept.made : await makeDocument(html, share, settings);
    this.#documents.set(path, { key, made });
    // Files that its stylesheets name belong to the publication.
    for (const href of made.stylesheets) await settings.assets.stylesheet(href);
    return made;
  }

  /** Forgets pages that a site no longer has. */
  keepOnly(paths: ReadonlySet<string>): void {
    for (const path of this.#documents.keys()) if (!paths.has(path)) this.#documents.delete(path);
  }
}

/** React's data for a browser, which no document keeps. Where it is divided depends on time. */
const flightData = /<script(?: id="[^"]*")?>.*?<\/script>/gs;

/** Names everything that differs between two documents of one process. */
function keyOf(html: string, share: SharePicture | null, { touchIcon }: DocumentSettings): string {
  const shown = share === null ? null : [share.address, share.alt];
  return createHash("sha256")
    .update(JSON.stringify([shown, touchIcon]))
    .update(html.replaceAll(flightData, ""))
    .digest("base64url");
}
