import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A file keeps nothing in its modules, so that they are loaded once.
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    testTimeout: 180_000,
  },
});
