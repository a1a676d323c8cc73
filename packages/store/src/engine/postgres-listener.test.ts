import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { emptyDatabase, listenersOf, openEngine, terminateConnections } from "#test/engines.ts";
import { PostgresListener } from "./postgres-listener.ts";

/** A listener of a new database, and the database's address. */
async function listening(heard: () => void) {
  const url = await emptyDatabase("postgres");
  const engine = await openEngine("postgres", url);
  const listener = engine.listenLive(heard);
  onTestFinished(() => listener.end());
  return { listener, url };
}

it("is connected only after the server listens, and calls back then", async () => {
  const heard = vi.fn();
  const { listener, url } = await listening(heard);

  expect(listener.connected).toBe(false);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));

  expect(listener.connected).toBe(true);
  expect(await listenersOf(url)).toBe(1);
});

it("calls back after it reconnects", async () => {
  const heard = vi.fn();
  const { listener, url } = await listening(heard);
  await vi.waitFor(() => expect(listener.connected).toBe(true));

  await terminateConnections(url);

  await vi.waitFor(() => expect(listener.connected).toBe(false));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 5000 });
  expect(listener.connected).toBe(true);
});

it("leaves no connection behind when it ends", async () => {
  const { listener, url } = await listening(() => {});
  await vi.waitFor(() => expect(listener.connected).toBe(true));

  await listener.end();

  expect(listener.connected).toBe(false);
  await vi.waitFor(async () => expect(await listenersOf(url)).toBe(0));
});

it("leaves no connection behind when it ends before it is connected", async () => {
  const { listener, url } = await listening(() => {});

  await listener.end();
  // A connection that was under way would have arrived by then.
  await delay(500);

  expect(listener.connected).toBe(false);
  expect(await listenersOf(url)).toBe(0);
});

it("waits a second between two attempts, and not at all when it ends", async () => {
  let tries = 0;
  const closed = createServer((socket) => {
    tries += 1;
    socket.on("error", () => {}).destroy();
  });
  await new Promise<void>((open) => closed.listen(0, "127.0.0.1", open));
  onTestFinished(() => void closed.close());
  const address = closed.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const heard = vi.fn();
  const listener = new PostgresListener(
    { connectionString: `postgres://ana@127.0.0.1:${port}/site` },
    "a",
    heard,
  );

  await vi.waitFor(() => expect(tries).toBe(2), { timeout: 5000 });
  // An end that waited for the next attempt would take the whole second.
  const end = await Promise.race([listener.end().then(() => "before it"), delay(700, "after it")]);
  await delay(1100);

  expect(end).toBe("before it");
  expect(tries).toBe(2);
  expect(heard).not.toHaveBeenCalled();
});
