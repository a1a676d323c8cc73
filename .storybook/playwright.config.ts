import { join } from "node:path";
import { launchOptions } from "@consultorio/testkit/browser";
import { defineConfig } from "@playwright/test";
import { deadProxy, storyTimeout, wholeTiles } from "./browser/catalogue.ts";
import { workers } from "./commands/workers.ts";
import { previewsFolder } from "./screenshots/screenshot-list.ts";
import { sourcesHash } from "./screenshots/sources-hash.ts";

const results = join(import.meta.dirname, "../test-results");
const { args = [], ...browser } = await launchOptions();

/** The comparison of screenshots: `commands/catalogue.ts` and `commands/previews.ts` run it. */
export default defineConfig({
  testDir: "screenshots",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers,
  timeout: storyTimeout,
  // A busy machine now and then.
  retries: 3,
  // Only `pnpm previews` saves pictures.
  updateSnapshots: "none",
  snapshotPathTemplate: `${previewsFolder}/{arg}{ext}`,
  expect: {
    timeout: storyTimeout,
    toHaveScreenshot: {
      stylePath: join(import.meta.dirname, "screenshots/screenshot.css"),
      // Three levels of a colour differ, one does not.
      threshold: 0.01,
    },
  },
  outputDir: join(results, "screenshots"),
  reporter: [
    ["line"],
    ["html", { open: "never", outputFolder: join(results, "visual"), title: "Comparación visual" }],
    // The coverage page reads it.
    ["json", { outputFile: join(results, "screenshots.json") }],
  ],
  metadata: { sources: await sourcesHash() },
  use: { launchOptions: { ...browser, args: [...args, wholeTiles], proxy: deadProxy } },
});
