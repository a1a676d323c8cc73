import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type RunningServer, startServer, temporaryFolder } from "../test/running-server.ts";

interface WorkerFixtures {
  /** Which site a file needs: files of one name share a server, so one that edits names its own. */
  site: string;
  /** A server with the bundled content and nobody set up, one for each `site`. */
  server: RunningServer;
}

/** Playwright's `test` with a running site; pages are named by their path. */
export const test = base.extend<{ baseURL: string }, WorkerFixtures>({
  site: ["as bundled", { option: true, scope: "worker" }],
  server: [
    async ({ site: _ }, use) => {
      const folder = await temporaryFolder();
      const server = await startServer(join(folder.path, "site.db"));
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

export { expect } from "@playwright/test";
