import { join } from "node:path";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { test as base } from "@playwright/test";
import { editedContent } from "./site-fixture.ts";

interface Fixtures {
  /** The server of this test; it can be ended in the middle and started again at the same address. */
  site: { server: RunningServer; crash: () => void; restart: () => Promise<void> };
}

/** Playwright's `test` with a server that can die. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = await temporaryFolder();
      const database = join(folder.path, "site.db");
      const server = await startPublishedServer(database, {}, editedContent);
      const site = {
        server,
        crash: () => process.kill(site.server.pid, "SIGKILL"),
        restart: async () => {
          site.server = await startServer(database, { PORT: new URL(server.origin).port });
        },
      };
      await use(site);
      await site.server.stop();
      await folder.remove();
    },
    { timeout: 120_000 },
  ],
});
