import { siteContentSchema } from "@consultorio/content";
import { openStore } from "@consultorio/store";
import { type PostgresProcess, startPostgres } from "@consultorio/store/testing";
import { setUp } from "@consultorio/testkit/server/administrator";
import { type Relay, startRelay } from "@consultorio/testkit/server/relay";
import { freePort, startServer } from "@consultorio/testkit/server/running-server";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { Editor } from "../faults/editor.ts";

// A primary and its replica beside the server, on whatever the machine has left.
vi.setConfig({ testTimeout: 300_000 });

/** How long a condition may take to come true. */
const eventually = { timeout: 60_000, interval: 100 };

/** Runs statements on a server, each by itself. */
async function run(server: PostgresProcess, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Asks until a server answers a question with true. */
const answersTrue = (server: PostgresProcess, question: string) =>
  expect
    .poll(async () => {
      const client = new pg.Client({ connectionString: `${server.url}/postgres` });
      await client.connect();
      const { rows } = await client.query({ text: question, rowMode: "array" });
      await client.end();
      return rows[0]?.[0];
    }, eventually)
    .toBe(true);

const inSync = "select count(*) = 1 from pg_stat_replication where sync_state = 'sync'";
const waitForReplica = ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"];
const waitForNone = ["alter system set synchronous_standby_names = ''", "select pg_reload_conf()"];

/** A server that reaches its database through an address that can be turned to the replica. */
async function startSite(primary: PostgresProcess) {
  const relay = await startRelay(primary.port);
  const database = new URL(`${primary.url}/postgres`);
  database.port = String(relay.port);
  const server = await startServer("", { PORT: String(await freePort()), DATABASE_URL: database.href });
  const editor = new Editor(await setUp(server));
  const home = async () => {
    const answer = await fetch(`${server.origin}/`);
    return answer.ok ? answer.text() : `answered ${answer.status}`;
  };
  return { relay, server, editor, home };
}

/** A primary that waits for its replica, with a site on it. */
async function startAll() {
  await using started = new AsyncDisposableStack();
  const primary = started.use(await startPostgres("fsync=off"));
  const replica = started.use(await primary.replica());
  await run(primary, ...waitForReplica);
  await answersTrue(primary, inSync);
  const site = await startSite(primary);
  started.use(site.server);
  started.use(site.relay);
  const running = started.move();
  return { ...site, primary, replica, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Makes the replica the primary: first the address leads to it, then it is promoted. */
async function takeOver(primary: PostgresProcess, replica: PostgresProcess, relay: Relay): Promise<void> {
  await primary.kill();
  relay.turnTo(replica.port);
  await run(replica, "select pg_promote()");
  await answersTrue(replica, "select not pg_is_in_recovery()");
}

describe("a replica that is promoted while the server runs", () => {
  it("has every save that was acknowledged, and visitors notice nothing", async () => {
    await using all = await startAll();
    const { primary, replica, relay, server, editor, home } = all;
    await editor.save("Publicado antes");
    expect((await editor.publish()).status).toBe(200);
    const done = new AbortController();
    const seen = new Set<string>();
    const visiting = (async () => {
      while (!done.signal.aborted)
        seen.add((await home()).includes("Publicado antes") ? "as it was" : await home());
    })();
    const acknowledged = new Map<number, string>();
    const refused = new Set<unknown>();
    const saving = (async () => {
      for (let count = 1; !done.signal.aborted; count += 1) {
        const { status, version, body } = await editor.save(`Texto ${count}`);
        if (version !== null) acknowledged.set(version, `Texto ${count}`);
        else if (status !== 412) refused.add([status, Object(body).error].join(" "));
      }
    })();
    await expect.poll(() => acknowledged.size, eventually).toBeGreaterThan(3);

    await primary.kill();
    relay.turnTo(replica.port);
    await expect
      .poll(() => [...refused].join(), eventually)
      .toContain("503 La base de datos sólo se puede leer: es una copia");
    expect((await editor.draft()).title).toMatch(/^Texto /);
    const before = acknowledged.size;
    await run(replica, "select pg_promote()");
    await expect.poll(() => acknowledged.size, eventually).toBeGreaterThan(before);

    done.abort();
    await Promise.all([visiting, saving]);
    expect([...seen]).toEqual(["as it was"]);
    for (const refusal of refused) expect(refusal).toMatch(/^503 /);
    expect(await missingIn(replica, acknowledged)).toEqual([]);
    expect((await editor.publish()).status).toBe(200);
    expect(await home()).toContain([...acknowledged.values()].at(-1));
    await expect
      .poll(async () => (await fetch(`${server.origin}/readyz`)).json(), eventually)
      .toMatchObject({ ready: true, database: true, notifications: "listen" });
  });

  it("that lacks the last publication is what the site shows, and it can be published again", async () => {
    await using all = await startAll();
    const { primary, replica, relay, editor, home } = all;
    await editor.save("Lo que la réplica tiene");
    expect((await editor.publish()).status).toBe(200);
    // From here on the replica gets nothing, and the primary does not wait for it.
    await run(primary, ...waitForNone);
    await run(replica, "alter system set primary_conninfo = ''", "select pg_reload_conf()");
    await answersTrue(primary, "select count(*) = 0 from pg_stat_replication");
    await editor.save("Lo que se pierde");
    expect((await editor.publish()).status).toBe(200);
    expect(await home()).toContain("Lo que se pierde");

    await takeOver(primary, replica, relay);

    await expect.poll(home, eventually).toContain("Lo que la réplica tiene");
    await expect.poll(async () => (await editor.save("Lo nuevo")).status, eventually).toBe(200);
    expect((await editor.publish()).status).toBe(200);
    expect(await home()).toContain("Lo nuevo");
  });
});

/** The versions that a database does not have as they were acknowledged. */
async function missingIn(
  server: PostgresProcess,
  acknowledged: ReadonlyMap<number, string>,
): Promise<number[]> {
  const store = await openStore(`${server.url}/postgres`);
  try {
    const stored = new Map<number, string>();
    for (const { id, version } of await store.revisions({ limit: 500 })) {
      const content = siteContentSchema.safeParse((await store.revision(id))?.documents.siteContent);
      stored.set(version, content.data?.heroSection.title ?? "");
    }
    return [...acknowledged.keys()].filter((version) => stored.get(version) !== acknowledged.get(version));
  } finally {
    await store.close();
  }
}
