import { once } from "node:events";
import { inspect } from "node:util";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startChild } from "../test/child.ts";
import { documentsWith } from "../test/documents.ts";
import {
  bothEngines,
  emptyDatabase,
  listenersOf,
  noConnections,
  onServer,
  openTestStore,
  rows,
  terminateConnections,
} from "../test/engines.ts";
import { startPostgres } from "../test/postgres-process.ts";
import { storedProblems } from "../test/stored-problems.ts";
import { sqliteFile } from "./engine/sqlite.ts";
import { type LivePointer, openStore, type Store, system } from "./index.ts";
import { migrations } from "./schema/migrations.ts";

async function versions(store: Store): Promise<number[]> {
  return (await store.revisions({ limit: 500 })).map(({ version }) => version).reverse();
}

function oneTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** How often a process is killed. */
const rounds = 5;

describe.each(bothEngines)("faults on %s", (engine) => {
  it("lose no acknowledged save when the process is killed in the middle of saving", async () => {
    const url = await emptyDatabase(engine);
    let acknowledged = 0;

    for (let round = 1; round <= rounds; round += 1) {
      const { child, lines, ended } = startChild("save-until-killed.ts", url);
      let heard = 0;
      for await (const line of lines) {
        acknowledged = Number(line);
        heard += 1;
        if (heard >= 5 * round) child.kill("SIGKILL");
      }
      await ended;
      if (engine === "postgres") await noConnections(url);

      const store = await openTestStore(url);
      const saved = await versions(store);
      expect(saved.length).toBeGreaterThanOrEqual(acknowledged);
      expect(saved).toEqual(oneTo(saved.length));
      expect((await store.draft())?.documents).toEqual(documentsWith(`versión ${saved.length}`));
      expect(await storedProblems(store, url)).toEqual([]);
      await store.close();
    }
  });

  it("allow one server for an SQLite file, and any number for PostgreSQL", async () => {
    const url = await emptyDatabase(engine);
    const { child, lines, ended } = startChild("serve-until-killed.ts", url);
    await once(lines, "line");
    const beside = await openTestStore(url);
    expect((await beside.save(system, { documents: documentsWith("uno"), base: 0 })).version).toBe(1);

    if (engine === "sqlite") {
      await expect(openTestStore(url, { server: true })).rejects.toMatchObject({
        code: "server-running",
        message: `Otro servidor ya usa la base de datos ${sqliteFile(url)}. Ciérralo, o usa PostgreSQL para tener varios a la vez.`,
      });
      child.kill("SIGKILL");
      await ended;
    }
    const second = await openTestStore(url, { server: true });
    expect((await second.draft())?.version).toBe(1);
    await second.close();
    expect((await (await openTestStore(url, { server: true })).draft())?.version).toBe(1);
  });

  it("leave one schema when four stores at a time open ten empty databases", async () => {
    for (let round = 0; round < 10; round += 1) {
      const url = await emptyDatabase(engine);
      const stores = await Promise.all([1, 2, 3, 4].map(() => openStore(url)));
      await Promise.all(stores.map((store) => store.close()));
      expect(await rows(url, "select version from schema_version")).toEqual([{ version: migrations.length }]);
    }
  });

  it("leave a history without gaps when two processes save at once", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);

    const children = [1, 2].map(() => startChild("save-many.ts", url, "60"));
    const codes = await Promise.all(children.map(({ ended }) => ended));

    expect(codes).toEqual([0, 0]);
    expect(await versions(store)).toEqual(oneTo(120));
  });
});

describe("PostgreSQL", () => {
  it("may end every connection: the process, reads, saves and notifications continue", async () => {
    const url = await emptyDatabase("postgres");
    const problems: Error[] = [];
    const store = await openTestStore(url, { onProblem: (error) => problems.push(error) });
    const revision = await store.save(system, { documents: documentsWith("uno"), base: 0 });
    const heard: LivePointer[] = [];
    store.onLive((pointer) => heard.push(pointer));
    await Promise.all(oneTo(10).map(() => store.draft()));

    await terminateConnections(url);

    await vi.waitFor(async () => expect((await store.draft())?.version).toBe(1), { timeout: 3000 });
    await store.createPublication(system, { revisionId: revision.id, pages: new Map() });
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 3000 });
    await expect.poll(() => store.notificationMode(), { timeout: 3000 }).toBe("listen");
    expect(problems.length).toBeGreaterThan(0);
    expect(inspect(problems, { depth: 10, showHidden: true })).not.toContain("secreto");
  });

  it("may end a connection in the middle of a save: nothing of the save is stored and the process continues", async () => {
    const url = await emptyDatabase("postgres");
    const store = await openTestStore(url, { onProblem: () => {} });
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("begin; lock table revision in access exclusive mode");

    const saving = expect(
      store.save(system, { documents: { services: "perdido" }, base: 1 }),
    ).rejects.toMatchObject({ code: "postgres-unreachable" });
    await vi.waitFor(async () => {
      const waiting = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = $1";
      const database = new URL(url).pathname.slice(1);
      const { rowCount } = await onServer((client) => client.query(waiting, [database]));
      expect(rowCount).toBe(1);
      await onServer((client) =>
        client.query(waiting.replace("select pid", "select pg_terminate_backend(pid)"), [database]),
      );
    });

    await saving;
    await holder.query("rollback");
    expect(await versions(store)).toEqual([1]);
    expect((await store.save(system, { documents: {}, base: 1 })).version).toBe(2);
  });

  it("cancels a statement that takes longer than two seconds", async () => {
    const url = await emptyDatabase("postgres");
    const store = await openTestStore(url);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("begin; lock table revision in access exclusive mode");
    const start = performance.now();

    await expect(store.draft()).rejects.toMatchObject({ code: "postgres-busy" });

    expect(performance.now() - start).toBeLessThan(3000);
    await holder.query("rollback");
    expect(await store.draft()).toBeNull();
  });

  it("may restart: calls fail with one line meanwhile, and saves work again within three seconds", async () => {
    const { server, url, remove } = await startPostgres();
    onTestFinished(remove);
    const problems: Error[] = [];
    const store = await openTestStore(`${url}/postgres`, { onProblem: (error) => problems.push(error) });
    await store.save(system, { documents: documentsWith("uno"), base: 0 });
    const heard: LivePointer[] = [];
    store.onLive((pointer) => heard.push(pointer));

    await expect.poll(() => store.notificationMode()).toBe("listen");
    await server.stop();
    await expect.poll(() => store.notificationMode()).toBe("poll");
    await expect(store.draft()).rejects.toMatchObject({
      code: "postgres-unreachable",
      message: `No hay conexión con PostgreSQL en ${new URL(url).host}.`,
    });
    await expect(store.save(system, { documents: {}, base: 1 })).rejects.toMatchObject({
      code: "postgres-unreachable",
    });
    await server.start();

    const revision = await vi.waitFor(() => store.save(system, { documents: {}, base: 1 }), {
      timeout: 3000,
    });
    await store.createPublication(system, { revisionId: revision.id, pages: new Map() });
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 3000 });
    expect(problems.every(({ message }) => !message.includes("\n") && !message.includes("secreto"))).toBe(
      true,
    );
  });

  it("notifies another store of a publication much sooner than the poll", async () => {
    const url = await emptyDatabase("postgres");
    const [one, other] = [await openTestStore(url), await openTestStore(url)];
    const revision = await one.save(system, { documents: documentsWith("uno"), base: 0 });
    const delays: number[] = [];
    let onPointer: (pointer: LivePointer) => void = () => {};
    other.onLive((pointer) => onPointer(pointer));
    await vi.waitFor(async () => expect(await listenersOf(url)).toBe(1));

    for (let publication = 0; publication < 10; publication += 1) {
      const heard = new Promise((resolve) => {
        onPointer = resolve;
      });
      await one.createPublication(system, { revisionId: revision.id, pages: new Map() });
      const start = performance.now();
      await heard;
      delays.push(performance.now() - start);
    }

    expect(delays.toSorted((a, b) => a - b)[5]).toBeLessThan(250);
  });
});
