import { defineConfig } from "vitest/config";

// A file keeps nothing in its modules, so that they are loaded once.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    testTimeout: 180_000,
  },
});
