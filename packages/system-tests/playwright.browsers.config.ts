import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";
import { engines } from "./src/browsers/engines.ts";

/** Tests of visitors. The other files ask Chromium for functions that only it has, or are about the administrator's area. */
const walks = ["public-site", "patient-pages", "pictures", "small-phone", "nothing-covered"];

export default defineConfig({
  ...chromium,
  testMatch: walks.map((name) => `${name}.e2e.ts`),
  use: { ...chromium.use, launchOptions: {} },
  projects: engines
    .filter(({ installed }) => installed)
    .map(({ name, browserName }) => ({ name, use: { browserName } })),
});
