import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // What is long by nature runs in `pnpm test:long`, and has a short form beside it.
    exclude: process.env.TEST_LONG === undefined ? ["src/**/*.long.test.ts"] : [],
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    testTimeout: 180_000,
  },
});
