import { defineConfig } from "vitest/config";

/** Their tests define custom elements, of which a document keeps each for good. */
const elements = ["src/**/*.element.test.ts", "src/elements/**/*.test.ts"];

export default defineConfig({
  test: {
    testTimeout: 180_000,
    environment: "jsdom",
    setupFiles: ["@testing-library/jest-dom/vitest", "./vitest.setup.ts"],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        // A document for each file, in one process.
        test: { name: "elements", include: elements, pool: "vmThreads" },
      },
      {
        extends: true,
        // React and the sections are loaded once for each worker.
        test: {
          name: "sections",
          include: ["{src,scripts,test}/**/*.test.{ts,tsx}"],
          exclude: elements,
          isolate: false,
        },
      },
    ],
  },
});
