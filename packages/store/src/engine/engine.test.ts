import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { bothEngines, emptyDatabase, openEngine } from "#test/engines.ts";
import { StoreError } from "../base/store-errors.ts";
import { migrations } from "../schema/migrations.ts";
import { migrate } from "./migrate.ts";

describe.each(bothEngines)("the engine of %s", (name) => {
  it("counts in numbers, not in texts", async () => {
    const engine = await openEngine(name, await emptyDatabase(name));
    await migrate(engine);

    const counted = await engine.read((db) =>
      db
        .selectFrom("schema_version")
        .select((select) => [select.fn.countAll().as("count"), select.fn.max("version").as("newest")])
        .executeTakeFirstOrThrow(),
    );

    expect(counted).toEqual({ count: 1, newest: migrations.length });
  });

  it("returns bytes unchanged, also no bytes", async () => {
    const engine = await openEngine(name, await emptyDatabase(name));
    await migrate(engine);
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);

    await engine.write((db) =>
      db
        .insertInto("page_body")
        .values({ hash: "x", identity: bytes, brotli: bytes, gzip: new Uint8Array() })
        .execute(),
    );

    const row = await engine.read((db) => db.selectFrom("page_body").selectAll().executeTakeFirstOrThrow());
    expect([...row.identity]).toEqual([...bytes]);
    expect(row.gzip.byteLength).toBe(0);
  });

  it("undoes a write whose work throws, and passes the reason on", async () => {
    const engine = await openEngine(name, await emptyDatabase(name));
    await migrate(engine);
    const reason = new StoreError("json-invalid");

    const writing = engine.write(async (db) => {
      await db.updateTable("schema_version").set({ version: 9 }).execute();
      throw reason;
    });

    await expect(writing).rejects.toBe(reason);
    const { rows } = await engine.read((db) => sql`select version from schema_version`.execute(db));
    expect(rows).toEqual([{ version: migrations.length }]);
  });

  it("refuses a row that breaks a reference", async () => {
    const engine = await openEngine(name, await emptyDatabase(name));
    await migrate(engine);

    const orphan = { revision_id: "nada", name: "services", hash: "nada" };

    await expect(
      engine.write((db) => db.insertInto("revision_document").values(orphan).execute()),
    ).rejects.toMatchObject({ code: `${name}-failed` });
    const { rows } = await engine.read((db) => sql`select * from revision_document`.execute(db));
    expect(rows).toEqual([]);
  });
});
