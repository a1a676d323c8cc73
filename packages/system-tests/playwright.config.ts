import { fileURLToPath } from "node:url";
import { launchOptions } from "@consultorio/testkit/browser";
import { isLong } from "@consultorio/testkit/long-form";
import { defineConfig } from "@playwright/test";

/** Long tests run in `pnpm test:long`, and have a short form beside them. */
const long = isLong ? [] : ["*.long.e2e.ts"];
/** Files that edit and publish a site of their own. */
const editing =
  /(?:admin-[\w-]+|every-section|keeping|long-lists|losing|policy-hostile|themes|whole-way)(?:\.long)?\.e2e\.ts$/;

export default defineConfig({
  testDir: "src/e2e",
  // Visitors see the whole site: their files come first and share one server.
  projects: [
    { name: "visitors", testMatch: "*.e2e.ts", testIgnore: [...long, editing] },
    { name: "editors", testMatch: editing, testIgnore: long },
  ],
  globalSetup: fileURLToPath(import.meta.resolve("@consultorio/testkit/server/publish-both-sites")),
  // A test keeps a browser, a server and a worker busy. `pnpm test` runs the other tests beside it.
  workers: isLong ? 2 : 1,
  // The long form goes through every page in one test. In the short form a browser that draws no frame any more is soon started again.
  timeout: isLong ? 600_000 : 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  // Tests that pass when they run again are listed at the end of `pnpm test`.
  retries: 1,
  reporter: [
    ["list"],
    [fileURLToPath(import.meta.resolve("@consultorio/testkit/retried/playwright-reporter"))],
  ],
  use: {
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    launchOptions: await launchOptions(),
    // The worker of the guides would answer for requests that a test watches: the tests of that worker alone let it begin.
    serviceWorkers: "block",
    // A trace costs a fifth of the time of a run: `--trace on` makes one where a failure needs it.
    screenshot: "only-on-failure",
  },
});
