import { sanitizeText } from "../base/sanitize.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import type { StaticResponse } from "./static-response.ts";
import { responseOf } from "./stored-pages.ts";

/** Where the files of a publication lie whose addresses change with their content. */
export const assetFolders: readonly string[] = ["/assets/", "/elements/"];

export interface EarlierAssets {
  /** A file of an earlier publication, also of one that was deleted less than half a year ago. Null for any other path. */
  earlierAsset(path: string): Promise<StaticResponse | null>;
}

export function openEarlierAssets({ engine, now }: Context): EarlierAssets {
  return {
    async earlierAsset(path) {
      if (!assetFolders.some((folder) => path.startsWith(folder))) return null;
      const wanted = sanitizeText(path);
      const row = await engine.read(
        async (db) => (await inPublication(db, wanted)) ?? kept(db, wanted, now()),
      );
      return row ? responseOf({ ...row, status: 200 }) : null;
    },
  };
}

function inPublication(db: Database, path: string) {
  return db
    .selectFrom("page")
    .innerJoin("page_body", "page_body.hash", "page.body_hash")
    .select(["headers", "etag", "identity", "brotli", "gzip"])
    .where("publication_id", "in", db.selectFrom("publication").select("id"))
    .where("path", "=", path)
    .where("status", "=", 200)
    .limit(1)
    .executeTakeFirst();
}

function kept(db: Database, path: string, now: Date) {
  return db
    .selectFrom("kept_asset")
    .innerJoin("page_body", "page_body.hash", "kept_asset.body_hash")
    .select(["headers", "etag", "identity", "brotli", "gzip"])
    .where("path", "=", path)
    .where("until", ">", now.toISOString())
    .executeTakeFirst();
}
