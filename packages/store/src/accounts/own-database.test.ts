import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { emptyDatabase, emptyStore, engines, openTestStore } from "#test/engines.ts";
import { importStore, system } from "../index.ts";

it.each(engines)("a database on %s is a server's own until it is imported elsewhere", async (engine) => {
  const store = await emptyStore(engine);
  expect(await store.isOwn()).toBe(false);
  await store.makeOwn(system);
  await store.makeOwn(system);
  expect(await store.isOwn()).toBe(true);

  const [url, file] = [await emptyDatabase(engine), new PassThrough()];
  await Promise.all([store.exportTo(file), importStore(url, file)]);

  expect(await (await openTestStore(url)).isOwn()).toBe(false);
});
