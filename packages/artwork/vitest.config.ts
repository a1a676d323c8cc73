import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Long tests run in `pnpm test:long`, and have a short form beside them.
    exclude: process.env.TEST_LONG === undefined ? ["src/**/*.long.test.ts"] : [],
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    testTimeout: 180_000,
  },
});
