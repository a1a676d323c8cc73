import { join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { RetriedTests } from "@consultorio/testkit/retried/vitest-reporter";
import { defineConfig } from "vitest/config";

const api = join(import.meta.dirname, "../api/src");

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Long tests run in `pnpm test:long`, and have a short form beside them.
    exclude: isLong ? [] : ["src/**/*.long.test.ts"],
    environment: "node",
    // A file keeps nothing in its modules, so that they are loaded once.
    isolate: false,
    // `pnpm test` runs the tests in browsers beside it, and nothing runs beside the long form.
    maxWorkers: isLong ? 2 : 1,
    globalSetup: "@consultorio/testkit/server/publish-small-site",
    // Servers and a busy machine: tests that pass when they run again are listed at the end of `pnpm test`.
    retry: 1,
    reporters: ["default", new RetriedTests()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The code that decides who may come in has every branch tested.
    coverage: {
      allowExternal: true,
      include: [`${api}/auth/*.ts`, `${api}/routes/{session,account}.ts`, `${api}/endpoint.ts`],
      exclude: ["**/*.test.ts"],
      reporter: "text-summary",
      reportsDirectory: "node_modules/.cache/coverage",
      thresholds: { branches: 100 },
    },
  },
});
