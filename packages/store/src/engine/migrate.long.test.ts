import { readdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startChild } from "#test/child.ts";
import { documentsWith } from "#test/documents.ts";
import { bothEngines, emptyDatabase, openEngine, openTestStore, rows } from "#test/engines.ts";
import { storedProblems } from "#test/stored-problems.ts";
import { sha256 } from "../base/canonical-json.ts";
import { openStore, system } from "../index.ts";
import { type Migration, migrations } from "../schema/migrations.ts";
import { migrate } from "./migrate.ts";
import { sqliteFile } from "./sqlite.ts";

/** How many bytes of a video lie in one row. */
const chunkSize = 256 * 1024;

const addColour: Migration = async (db) => {
  await sql`alter table media add column colour text`.execute(db);
};

const failHalfway: Migration = async (db) => {
  await sql`create table halfway (id integer)`.execute(db);
  await sql`insert into no_such_table values (1)`.execute(db);
};

describe.each(bothEngines)("migrations on %s", (engine) => {
  it("run once, when three processes and three stores open an empty database at the same time", async () => {
    const url = await emptyDatabase(engine);

    const children = [1, 2, 3].map(() => startChild("open-and-close.ts", url));
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore(url)));
    const codes = await Promise.all(children.map(({ ended }) => ended));

    expect(codes).toEqual([0, 0, 0]);
    expect(await rows(url, "select version from schema_version")).toEqual([{ version: migrations.length }]);
    await stores[0]?.save(system, { documents: documentsWith("uno"), base: 0 });
    expect((await stores[2]?.draft())?.version).toBe(1);
  });

  it("bring an older database up to date when several processes try, and keep its content", async () => {
    const url = await emptyDatabase(engine);
    const store = await openStore(url);
    await store.save(system, { documents: documentsWith("antes"), base: 0 });
    await store.close();
    const openers = await Promise.all([1, 2, 3].map(() => openEngine(engine, url)));

    await Promise.all(openers.map((opener) => migrate(opener, [...migrations, addColour])));

    expect(await rows(url, "select version from schema_version")).toEqual([
      { version: migrations.length + 1 },
    ]);
    expect(await rows(url, "select colour from media")).toEqual([]);
    expect(await rows(url, "select version from revision")).toEqual([{ version: 1 }]);
  });

  it("wait for the migration of another process", async () => {
    const url = await emptyDatabase(engine);
    const [one, other] = [await openEngine(engine, url), await openEngine(engine, url)];
    await migrate(one);
    const underWay = Promise.withResolvers<void>();
    // Longer than a write waits on either engine.
    const slowly: Migration = async (db, dialect) => {
      underWay.resolve();
      await wait(engine === "sqlite" ? 6_000 : 3_000);
      await addColour(db, dialect);
    };

    const first = migrate(one, [...migrations, slowly]);
    await underWay.promise;
    await Promise.all([first, migrate(other, [...migrations, addColour])]);

    expect(await rows(url, "select version from schema_version")).toEqual([
      { version: migrations.length + 1 },
    ]);
  });

  it.each(migrations.slice(1).map((_, index) => index + 1))(
    "bring the content of schema %i into the newest, and keep a copy of the old file",
    async (version) => {
      const url = await emptyDatabase(engine);
      const old = await openEngine(engine, url);
      await migrate(old, migrations.slice(0, version));
      const kept = { hash: sha256('"hola"'), json: '"hola"' };
      await old.write((db) => db.insertInto("document").values(kept).execute());
      await old.close();

      const store = await openTestStore(url);

      expect(await storedProblems(store, url)).toEqual([]);
      expect(await rows(url, "select * from document")).toEqual([kept]);
      expect(await rows(url, "select version from schema_version")).toEqual([{ version: migrations.length }]);
      if (engine === "sqlite") {
        const copy = `sqlite:${sqliteFile(url)}.esquema-${version}.bak`;
        expect(await rows(copy, "select version from schema_version")).toEqual([{ version }]);
        expect(await rows(copy, "select * from document")).toEqual([kept]);
      }
    },
  );

  it("make every account of the first schema an owner", async () => {
    const url = await emptyDatabase(engine);
    const opener = await openEngine(engine, url);
    await migrate(opener, migrations.slice(0, 1));
    const account = { id: "1", email: "ana@example.com", password_hash: "x", at: "2026-11-20T12:00:00.000Z" };
    await opener.write((db) => db.insertInto("account").values(account).execute());

    const store = await openTestStore(url);

    expect(await store.users(system)).toMatchObject([{ email: "ana@example.com", role: "owner" }]);
  });

  it("keep what each account may do when the roles get English names", async () => {
    const url = await emptyDatabase(engine);
    const opener = await openEngine(engine, url);
    await migrate(opener, migrations.slice(0, 4));
    const accounts = ["propietaria", "editora", "directora"].map((role) => ({
      id: role,
      email: `${role}@example.com`,
      password_hash: "x",
      at: "2026-11-20T12:00:00.000Z",
      role,
    }));
    await opener.write((db) => db.insertInto("account").values(accounts).execute());

    const store = await openTestStore(url);

    expect((await store.users(system)).map(({ email, role }) => [email, role])).toEqual([
      ["directora@example.com", "editor"],
      ["editora@example.com", "editor"],
      ["propietaria@example.com", "owner"],
    ]);
    expect(await rows(url, "select distinct role from account order by role")).toEqual([
      { role: "editor" },
      { role: "owner" },
    ]);
  });

  it("store a video of one row in chunks, and change nothing else of the library", async () => {
    const url = await emptyDatabase(engine);
    const opener = await openEngine(engine, url);
    await migrate(opener, migrations.slice(0, 3));
    const at = "2026-11-20T12:00:00.000Z";
    const film = Uint8Array.from({ length: 17 * chunkSize + 9 }, (_, index) => index % 251);
    const files = [
      { media_hash: "film", width: 0, height: 0, type: "video/mp4", size: film.length, body: film },
      { media_hash: "clip", width: 0, height: 0, type: "video/mp4", size: 2, body: Uint8Array.of(1, 2) },
      {
        media_hash: "photo",
        width: 9,
        height: 6,
        type: "image/webp",
        size: 300_000,
        body: film.subarray(0, 300_000),
      },
    ];
    await opener.write(async (db) => {
      for (const { media_hash: hash, width, height } of files)
        await db
          .insertInto("media")
          .values({ hash, id: hash, name: hash, width, height, author_id: null, author_name: "Sistema", at })
          .execute();
      await db.insertInto("media_file").values(files).execute();
    });

    const store = await openTestStore(url);

    expect(
      await rows(url, "select media_hash, number, size from video_chunk order by media_hash, number"),
    ).toEqual([
      { media_hash: "clip", number: 0, size: 2 },
      ...Array.from({ length: 17 }, (_, number) => ({ media_hash: "film", number, size: chunkSize })),
      { media_hash: "film", number: 17, size: 9 },
    ]);
    expect(await rows(url, "select media_hash, width, size from media_file")).toEqual([
      { media_hash: "photo", width: 9, size: 300_000 },
    ]);
    const slices = Array.from({ length: 18 }, (_, number) =>
      store.videoSlice("film", "video/mp4", number * chunkSize, chunkSize),
    );
    const bytes = (await Promise.all(slices)).map((slice) => slice ?? Uint8Array.of());
    expect(Buffer.concat(bytes).equals(film)).toBe(true);
    expect((await store.media("film"))?.files).toEqual([
      { width: 0, height: 0, type: "video/mp4", size: film.length },
    ]);
  });

  it("leave the old schema unchanged when one fails halfway", async () => {
    const url = await emptyDatabase(engine);
    const opener = await openEngine(engine, url);
    await migrate(opener);

    await expect(migrate(opener, [...migrations, addColour, failHalfway])).rejects.toMatchObject({
      code: `${engine}-failed`,
    });

    expect(await rows(url, "select version from schema_version")).toEqual([{ version: migrations.length }]);
    expect(await opener.read((db) => opener.tables(db))).not.toContain("halfway");
  });
});

describe("a migration of a file", () => {
  it("first keeps a copy of the file", async () => {
    const url = await emptyDatabase("sqlite");
    const store = await openStore(url);
    const saved = await store.save(system, { documents: documentsWith("antes"), base: 0 });
    await store.close();
    const opener = await openEngine("sqlite", url);
    const backup = `${sqliteFile(url)}.esquema-${migrations.length}.bak`;
    await writeFile(backup, "an older copy", { mode: 0o644 });

    await migrate(opener, [...migrations, addColour]);

    expect(await readdir(dirname(backup))).toContain(`site.db.esquema-${migrations.length}.bak`);
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await (await openTestStore(`sqlite:${backup}`)).draft()).toEqual(saved);
  });
});
