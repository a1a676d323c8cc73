import { isLong } from "@consultorio/testkit/long-form";
import { defineConfig } from "vitest/config";

/** Long tests run in `pnpm test:long`, and have a short form beside them. */
const long = isLong ? [] : ["**/*.long.test.ts"];

/** Tests that define custom elements, of which a document keeps each for good, and one that replaces a module. */
const alone = ["src/**/*.element.test.ts", "src/elements/**/*.test.{ts,tsx}", "test/class-names.test.ts"];

export default defineConfig({
  test: {
    // `pnpm test` runs the tests in browsers beside it.
    maxWorkers: 1,
    testTimeout: 180_000,
    environment: "jsdom",
    setupFiles: ["@testing-library/jest-dom/vitest", "./vitest.setup.ts"],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // A document and modules for each file, in one process.
        test: { name: "alone", include: alone, pool: "vmThreads", sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        // React and the sections are loaded once for each worker.
        test: {
          name: "together",
          include: ["{src,scripts,test}/**/*.test.{ts,tsx}"],
          exclude: [...alone, ...long],
          isolate: false,
          // After the others: between two of them the document would be made again.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
