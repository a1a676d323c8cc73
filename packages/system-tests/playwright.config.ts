import { fileURLToPath } from "node:url";
import { launchOptions } from "@consultorio/testkit/browser";
import { defineConfig } from "@playwright/test";
import { isLong } from "./src/long-form.ts";

/** What is long by nature runs in `pnpm test:long`, and has a short form beside it. */
const long = isLong ? [] : ["*.long.e2e.ts"];
/** Files that edit and publish a site of their own. */
const editing = /(?:admin-[\w-]+|keeping|losing|policy-hostile|themes|whole-way)\.e2e\.ts$/;

export default defineConfig({
  testDir: "src/e2e",
  // What visitors see is tested on the whole site, of which there is one: it takes a quarter of a minute to publish.
  projects: [
    { name: "visitors", testMatch: "*.e2e.ts", testIgnore: [...long, editing], workers: 1 },
    { name: "editors", testMatch: editing, testIgnore: long },
  ],
  globalSetup: fileURLToPath(import.meta.resolve("@consultorio/testkit/server/publish-both-sites")),
  // Each file starts a server of its own. A test waits half of its time: two at once keep two cores busy.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  // What passes when it runs again is listed in the end of `pnpm test`.
  retries: 1,
  reporter: [
    ["list"],
    [fileURLToPath(import.meta.resolve("@consultorio/testkit/retried/playwright-reporter"))],
  ],
  use: {
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    launchOptions: await launchOptions(),
    // A trace costs a fifth of the time of a run: `--trace on` makes one where a failure needs it.
    screenshot: "only-on-failure",
  },
});
