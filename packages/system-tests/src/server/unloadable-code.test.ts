import { existsSync } from "node:fs";
import { join } from "node:path";
import { setUp } from "@consultorio/testkit/server/administrator";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { expect, it } from "vitest";
import { openNoMoreFiles } from "./open-files.ts";

it("a server that cannot load the code of a call ends, so that its supervisor starts it anew", async () => {
  await using folder = await temporaryFolder();
  const database = join(folder.path, "site.db");
  const first = await startPublishedServer(database);
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({ ready: true });
  await openNoMoreFiles(first);
  await expect(setUp(first)).rejects.toThrow("Vuelve a intentarlo en un momento");
  await expect.poll(() => existsSync(`/proc/${first.pid}`), { timeout: 20_000 }).toBe(false);
  expect(await first.stop()).toBe(1);

  await using second = await startServer(database, { PORT: new URL(first.origin).port });
  await setUp(second);
});
