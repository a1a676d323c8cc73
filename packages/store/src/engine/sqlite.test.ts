import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, openEngine, openTestStore } from "#test/engines.ts";
import { system } from "../index.ts";
import { openRevisions } from "../revisions/revisions.ts";
import { migrate } from "./migrate.ts";
import { sqliteFile } from "./sqlite.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import { requireLocalDisk } from "./sqlite-file.ts";

/** Notes how long the event loop was ever kept from its timers. */
function watchEventLoop() {
  const watch = { ticks: 0, longest: 0 };
  let last = performance.now();
  const timer = setInterval(() => {
    watch.longest = Math.max(watch.longest, performance.now() - last);
    last = performance.now();
    watch.ticks += 1;
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return watch;
}

describe("node:sqlite under Kysely", () => {
  it("accepts booleans, undefined, Dates and bytes, which node:sqlite itself does not all accept", async () => {
    const dialect = new NodeSqliteDialect(sqliteFile(await emptyDatabase("sqlite")), {
      readOnly: false,
      busyTimeout: 0,
    });
    const db = new Kysely<Record<string, never>>({ dialect });
    onTestFinished(() => db.destroy());
    const at = new Date("2026-11-20T15:04:05.678Z");

    const { rows } = await sql`
      select ${true} as yes, ${false} as no, ${undefined} as missing, ${at} as at,
             ${Uint8Array.of(0, 255)} as bytes, ${new Uint8Array()} as none
    `.execute(db);

    expect(rows).toEqual([
      {
        yes: 1,
        no: 0,
        missing: null,
        at: "2026-11-20T15:04:05.678Z",
        bytes: Uint8Array.of(0, 255),
        none: new Uint8Array(),
      },
    ]);
    await expect(sql`select ${{ an: "object" }}`.execute(db)).rejects.toThrow("SQLite cannot store a value");
  });

  it("commits with the write-ahead log, full fsync and foreign keys", async () => {
    const engine = await openEngine("sqlite", await emptyDatabase("sqlite"));
    const setting = (name: string) => engine.write((db) => sql`pragma ${sql.raw(name)}`.execute(db));

    expect((await setting("journal_mode")).rows).toEqual([{ journal_mode: "wal" }]);
    expect((await setting("synchronous")).rows).toEqual([{ synchronous: 2 }]);
    expect((await setting("foreign_keys")).rows).toEqual([{ foreign_keys: 1 }]);
  });

  it("lets SQLite itself wait 50 ms at most, because that blocks the event loop", async () => {
    const engine = await openEngine("sqlite", await emptyDatabase("sqlite"));
    const wait = sql<{ timeout: number }>`pragma busy_timeout`;

    const writing = await engine.write((db) => wait.execute(db));
    const reading = await engine.read((db) => wait.execute(db));

    for (const { timeout } of [...writing.rows, ...reading.rows]) expect(timeout).toBeLessThanOrEqual(50);
  });

  it("begins a transaction as a writer, so that two transactions that read first can both write", async () => {
    const url = await emptyDatabase("sqlite");
    const [one, other] = [await openEngine("sqlite", url), await openEngine("sqlite", url)];
    await one.write((db) => sql`create table counter (value integer)`.execute(db));
    await one.write((db) => sql`insert into counter values (0)`.execute(db));
    const increment = (engine: typeof one) =>
      engine.write(async (db) => {
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(db);
        await new Promise((resolve) => setImmediate(resolve));
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(db);
      });

    await Promise.all(Array.from({ length: 40 }, (_, index) => increment(index % 2 ? one : other)));

    const { rows } = await one.read((db) => sql`select value from counter`.execute(db));
    expect(rows).toEqual([{ value: 40 }]);
  });

  it("reads the earlier state while a write is open", async () => {
    const engine = await openEngine("sqlite", await emptyDatabase("sqlite"));
    await engine.write((db) => sql`create table counter (value integer)`.execute(db));

    await engine.write(async (db) => {
      await sql`insert into counter values (1)`.execute(db);
      const { rows } = await engine.read((reader) => sql`select * from counter`.execute(reader));
      expect(rows).toEqual([]);
    });
  });

  it("cannot write through the reading connection", async () => {
    const engine = await openEngine("sqlite", await emptyDatabase("sqlite"));

    await expect(engine.read((db) => sql`create table x (y)`.execute(db))).rejects.toMatchObject({
      cause: { message: "attempt to write a readonly database" },
    });
  });

  it("waits for another process's write without blocking the event loop", async () => {
    const url = await emptyDatabase("sqlite");
    const store = await openTestStore(url);
    const holder = new DatabaseSync(sqliteFile(url));
    onTestFinished(() => holder.close());
    holder.exec("begin immediate");
    const loop = watchEventLoop();

    const saving = store.save(system, { documents: documentsWith("uno"), base: 0 });
    await expect.poll(() => loop.ticks, { timeout: 5000 }).toBeGreaterThan(60);
    holder.exec("commit");

    expect((await saving).version).toBe(1);
    expect(loop.longest).toBeLessThan(1000);
  });

  it("refuses after the timeout when a lock is never released, and works again afterwards", async () => {
    const url = await emptyDatabase("sqlite");
    const store = await openTestStore(url);
    const holder = new DatabaseSync(sqliteFile(url));
    onTestFinished(() => holder.close());
    holder.exec("begin immediate");

    await expect(store.save(system, { documents: documentsWith("uno"), base: 0 })).rejects.toMatchObject({
      code: "sqlite-busy",
    });
    holder.exec("commit");

    expect((await store.save(system, { documents: documentsWith("uno"), base: 0 })).version).toBe(1);
  });

  it("reports a full disk, keeps acknowledged writes, and continues when there is space", async () => {
    const engine = await openEngine("sqlite", await emptyDatabase("sqlite"));
    await migrate(engine);
    const revisions = openRevisions({ engine, now: () => new Date(), onProblem: () => {} });
    const first = await revisions.save(system, { documents: documentsWith("uno"), base: 0 });
    const { rows } = await engine.read((db) => sql<{ page_count: number }>`pragma page_count`.execute(db));
    const limit = (pages: number) =>
      engine.write((db) => sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db));
    await limit((rows[0]?.page_count ?? 0) + 2);

    const large = { documents: { services: "á".repeat(100_000) }, base: 1 };
    await expect(revisions.save(system, large)).rejects.toMatchObject({ code: "sqlite-disk-full" });

    expect(await revisions.draft()).toEqual(first);
    await limit(100_000);
    expect((await revisions.save(system, large)).version).toBe(2);
  });

  it("refuses a file whose rows break its own rules", async () => {
    const url = await emptyDatabase("sqlite");
    const file = new DatabaseSync(sqliteFile(url), { defensive: false });
    file.exec("create table note (text text); insert into note values (null); pragma writable_schema = on");
    file.exec("update sqlite_schema set sql = 'create table note (text text not null)' where name = 'note'");
    file.close();

    await expect(openEngine("sqlite", url)).rejects.toMatchObject({
      code: "sqlite-damaged",
      cause: { message: "NULL value in note.text" },
    });
  });

  it.each([
    ["sqlite:data/site.db", resolve("data/site.db")],
    ["sqlite:./data//site.db", resolve("data/site.db")],
    ["sqlite:/srv/site.db", "/srv/site.db"],
    ["sqlite:///srv/site.db", "/srv/site.db"],
  ])("finds the file of %s", (url, path) => {
    expect(sqliteFile(url)).toBe(path);
  });

  it("refuses the file systems of a network", () => {
    for (const network of [0x6969, 0xff534d42, 0xfe534d42, 0xff534d42 | 0])
      expect(() => requireLocalDisk("/datos/site.db", network)).toThrow(
        expect.objectContaining({
          code: "sqlite-network-disk",
          message:
            "La base de datos /datos/site.db está en un disco de red, donde SQLite no es seguro. Usa un disco local o PostgreSQL.",
        }),
      );
    for (const local of [0xef53, 0x58465342, 0x01021994])
      expect(() => requireLocalDisk("/datos/site.db", local)).not.toThrow();
  });

  it("does not open while another program holds the file", async () => {
    const url = await emptyDatabase("sqlite");
    const holder = new DatabaseSync(sqliteFile(url));
    onTestFinished(() => holder.close());
    holder.exec("begin immediate");

    await expect(openEngine("sqlite", url)).rejects.toMatchObject({ code: "sqlite-busy" });
    holder.exec("commit");

    const engine = await openEngine("sqlite", url);
    expect((await engine.read((db) => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }]);
  });
});
