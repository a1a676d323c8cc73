import { join } from "node:path";
import { startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { test as base, type Page } from "@playwright/test";

interface WorkerFixtures {
  /** Which site a file needs: files of one name share a server, so one that edits names its own. */
  site: string;
  /** A server with the bundled content and without an account, one for each `site`. */
  server: RunningServer;
}

/**
 * Has a page opened only once its custom elements work too, which begin after everything else: a test is quicker than
 * any hand.
 */
function waitForElements(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...parts) => {
    const response = await goto(...parts);
    await page.waitForFunction(() => document.querySelector(":not(:defined)") === null);
    return response;
  };
}

interface TestFixtures {
  baseURL: string;
  /** Whether the custom elements are let through: a test that stops them must not wait for them. */
  elementsCome: boolean;
}

/** Playwright's `test` with a running site; pages are named by their path. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: ["as bundled", { option: true, scope: "worker" }],
  server: [
    async ({ site: _ }, use) => {
      const folder = await temporaryFolder();
      const server = await startPublishedServer(join(folder.path, "site.db"));
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  elementsCome: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, elementsCome }, use) => {
    if (javaScriptEnabled && elementsCome) waitForElements(page);
    await use(page);
  },
});

export { expect } from "@playwright/test";
