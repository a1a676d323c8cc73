import { defineConfig } from "vitest/config";

// A file keeps nothing in its modules, so that they are loaded once.
export default defineConfig({
  test: { include: ["src/**/*.test.ts"], isolate: false, testTimeout: 180_000 },
});
