import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The unit tests of what is in this folder. The stories are tested by `commands/catalogue.ts`. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: { name: "catalogue", include: [".storybook/**/*.test.ts"] },
});
