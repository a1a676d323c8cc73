import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,scripts,test}/**/*.test.{ts,tsx}"],
    testTimeout: 180_000,
    // One jsdom for each worker instead of one for each file.
    pool: "vmThreads",
    environment: "jsdom",
    setupFiles: ["@testing-library/jest-dom/vitest", "./vitest.setup.ts"],
    restoreMocks: true,
  },
});
