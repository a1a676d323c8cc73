import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    setupFiles: ["@testing-library/jest-dom/vitest"],
    restoreMocks: true,
  },
});
