import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { startChild } from "#test/child.ts";
import { emptyDatabase, openEngine } from "#test/engines.ts";
import { openPostgres } from "./postgres.ts";

it("resolves a write only when PostgreSQL has it on its disk", async () => {
  const engine = await openEngine("postgres", await emptyDatabase("postgres"));

  const { rows } = await engine.write((db) => sql`show synchronous_commit`.execute(db));

  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});

it("refuses writes in a snapshot, and allows a slow reader", async () => {
  const engine = await openEngine("postgres", await emptyDatabase("postgres"));

  const settings = await engine.snapshot((db) =>
    sql`select current_setting('transaction_read_only') as read_only,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db),
  );

  expect(settings.rows).toEqual([{ read_only: "on", idle: "10min" }]);
});

it("times out on a server that accepts the connection and never answers", async () => {
  const hangUp = (socket: Socket) => socket.setTimeout(5000, () => socket.destroy()).on("error", () => {});
  const silent = createServer(hangUp);
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const opening = openPostgres(`postgres://ana:secreto@127.0.0.1:${port}/site`, () => {});

  await expect(opening).rejects.toMatchObject({
    code: "postgres-unreachable",
    message: `No hay conexión con PostgreSQL en 127.0.0.1:${port}.`,
    cause: { message: expect.stringContaining("timeout") },
  });
});

it("keeps the exit code of a process that starts it for tests", async () => {
  expect(await startChild("fail-quietly.ts").ended).toBe(7);
});

/** An engine whose only connection leads to a stopped process, as if its machine had failed. */
async function standingStill() {
  const engine = await openEngine("postgres", await emptyDatabase("postgres"));
  const { rows } = await engine.read((db) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db),
  );
  const pid = rows[0]?.pid;
  // 0 would be every process of this test run.
  if (!pid) throw new Error("PostgreSQL names no process.");
  process.kill(pid, "SIGSTOP");
  onTestFinished(() => void process.kill(pid, "SIGCONT"));
  return engine;
}

it("times out on a query when the server does not answer", async () => {
  const engine = await standingStill();

  await expect(engine.read((db) => sql`select 1`.execute(db))).rejects.toMatchObject({
    code: "postgres-unreachable",
    cause: { message: "Query read timeout" },
  });
});

it("uses another connection after a timeout", async () => {
  const engine = await standingStill();
  await engine.read((db) => sql`select 1`.execute(db)).catch(() => {});

  expect((await engine.read((db) => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }]);
});
