import { defineConfig } from "@playwright/test";
import chromium from "./playwright.config.ts";
import { engines } from "./src/browsers/engines.ts";

/** What visitors do. Of the other files each asks Chromium for what it alone has, or is about the administrator's area. */
const walks = ["public-site", "patient-pages", "pictures", "small-phone", "nothing-covered"];

export default defineConfig({
  ...chromium,
  testMatch: walks.map((name) => `${name}.e2e.ts`),
  use: { ...chromium.use, launchOptions: {} },
  projects: engines
    .filter(({ installed }) => installed)
    .map(({ name, browserName }) => ({ name, use: { browserName } })),
});
