import { join } from "node:path";
import { launchOptions } from "@consultorio/testkit/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");

/** Runs every story in the pinned browser: it renders, its play function passes, axe finds nothing. */
const stories = {
  root,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await launchOptions() }),
      instances: [{ browser: "chromium" as const }],
    },
  },
};

/** The catalogue's own machinery. */
const machinery = { root, test: { name: "catalogue", include: [".storybook/*.test.ts"] } };

export default defineConfig({ root, test: { projects: [machinery, stories] } });
