import { defineConfig } from "vitest/config";
import { isLong } from "./test/long-form.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Long tests run in `pnpm test:long`, and have a short form beside them.
    exclude: isLong ? [] : ["src/**/*.long.test.ts"],
    globalSetup: ["test/postgres-server.ts"],
    // A file keeps nothing in its modules, so that they are loaded once.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts"],
      reporter: [["text", { skipFull: true }]],
      reportsDirectory: "node_modules/.cache/coverage",
      thresholds: { branches: 100 },
    },
  },
});
