import { join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { type PublishedContent, startPublishedServer } from "@consultorio/testkit/server/published-database";
import { type RunningServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { test as base, type Page } from "@playwright/test";

interface WorkerFixtures {
  /**
   * The server of a `site`. It ends when another one is asked for: the browser and the code of the tests stay, which take
   * longer to start.
   */
  serverOf: (site: string, content: PublishedContent) => Promise<RunningServer>;
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
  /** The site that a file needs: files with the same name share a server, so a file that edits has its own. */
  site: string;
  /** The content of the site. Tests of visitors take the whole one. Tests that edit and publish take `editedContent`. */
  content: PublishedContent;
  /** A server with that content and without an account, one for each `site`. */
  server: RunningServer;
  baseURL: string;
  /** Whether the custom elements are let through: a test that stops them must not wait for them. */
  elementsCome: boolean;
}

/** The small site, whose publications take a third of the time; the whole one in `pnpm test:long`. */
export const editedContent: PublishedContent = isLong ? "whole" : "small";

/** Playwright's `test` with a running site; pages are named by their path. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      let running: { site: string; server: RunningServer; end: () => Promise<void> } | undefined;
      await use(async (site, content) => {
        if (running?.site === site) return running.server;
        await running?.end();
        running = undefined;
        const folder = await temporaryFolder();
        const server = await startPublishedServer(join(folder.path, "site.db"), {}, content);
        const end = () => server.kill().then(folder.remove);
        running = { site, server, end };
        return server;
      });
      await running?.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: ["as bundled", { option: true }],
  content: ["whole", { option: true }],
  server: [
    async ({ serverOf, site, content }, use) => use(await serverOf(site, content)),
    { timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  elementsCome: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, elementsCome }, use) => {
    if (javaScriptEnabled && elementsCome) waitForElements(page);
    await use(page);
  },
});

export { expect } from "@playwright/test";
