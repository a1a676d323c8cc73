import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The unit tests of this folder. The stories are tested by `commands/catalogue.ts`. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  // A file keeps nothing in its modules, so that they are loaded once.
  test: {
    name: "catalogue",
    include: [".storybook/**/*.test.ts"],
    setupFiles: [".storybook/site-settings.ts"],
    isolate: false,
  },
});
