import { StoreError } from "../base/store-errors.ts";
import type { Engine } from "./engine.ts";
import { schemaVersion } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite, sqliteFile } from "./sqlite.ts";

/** Opens the database of an address with any known schema. A damaged, newer or foreign file stays unchanged. */
export async function openEngine(url: string, onProblem: (error: unknown) => void): Promise<Engine> {
  if (url.startsWith("sqlite:")) {
    return openSqlite(sqliteFile(url), async (engine, db) => {
      await schemaVersion(engine, db);
    });
  }
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, onProblem);
  throw new StoreError("database-url-unknown");
}
