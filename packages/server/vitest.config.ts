import { isLong } from "@consultorio/testkit/long-form";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Long tests run in `pnpm test:long`, and have a short form beside them.
    exclude: isLong ? [] : ["src/**/*.long.test.ts"],
    // A file keeps nothing in its modules, so that they are loaded once.
    isolate: false,
    // Most of the time is spent in waiting for clients that are slow on purpose.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
