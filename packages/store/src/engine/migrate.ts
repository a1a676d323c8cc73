import { sql } from "kysely";
import { StoreError } from "../base/store-errors.ts";
import { type Migration, migrations as released } from "../schema/migrations.ts";
import type { Database } from "../schema/tables.ts";
import type { Engine } from "./engine.ts";

/** When these tables exist without a schema version, another program owns the database. */
const ownTables = new Set(["document", "revision", "publication", "page", "account", "session", "audit"]);

const busyCodes = new Set<string>(["queue-timeout", "sqlite-busy", "postgres-busy"]);

/** Milliseconds that a process waits for the migration of another process. */
const migrationTimeout = 60_000;

/**
 * Brings a database to the newest schema in one transaction. When several processes try at once, one does it and the
 * others wait. Before an existing schema changes, the engine keeps a backup. Throws `schema-newer` or
 * `database-foreign` and writes nothing.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[] = released): Promise<void> {
  const newest = migrations.length;
  const isCurrent = async (db: Database) => (await schemaVersion(engine, db, newest)) === newest;
  const deadline = Date.now() + migrationTimeout;
  while (!(await engine.read(isCurrent))) {
    try {
      await engine.write(async (db) => {
        const from = await schemaVersion(engine, db, newest);
        if (from === newest) return;
        if (from > 0) await engine.backup(`esquema-${from}`);
        await runMigrations(engine, db, { from, to: newest }, migrations);
      });
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
  }
}

/** Another process writes for longer than a write waits: its migration may be under way. */
const isBusy = (error: unknown) => error instanceof StoreError && busyCodes.has(error.code);

/** Runs the migrations from one schema version, 0 for no schema yet, up to another, inside a write. */
export async function runMigrations(
  { dialect }: Pick<Engine, "dialect">,
  db: Database,
  { from, to }: { from: number; to: number },
  migrations: readonly Migration[] = released,
): Promise<void> {
  if (from === 0) await sql`create table schema_version (version integer not null)`.execute(db);
  for (const migration of migrations.slice(from, to)) await migration(db, dialect);
  await db.deleteFrom("schema_version").execute();
  await db.insertInto("schema_version").values({ version: to }).execute();
}

/**
 * Reads the schema version of a database; 0 when it is empty.
 * Throws `schema-newer` above `newest`, and `database-foreign` for a database of another program.
 */
export async function schemaVersion(
  engine: Pick<Engine, "tables">,
  db: Database,
  newest: number = released.length,
): Promise<number> {
  const tables = await engine.tables(db);
  if (!tables.includes("schema_version")) {
    if (tables.some((table) => ownTables.has(table))) throw foreign();
    return 0;
  }
  const { version } = await db
    .selectFrom("schema_version")
    .select("version")
    .executeTakeFirstOrThrow(foreign);
  if (version <= newest) return version;
  throw new StoreError("schema-newer", { schema: version, newest });
}

function foreign(): StoreError {
  return new StoreError("database-foreign");
}
