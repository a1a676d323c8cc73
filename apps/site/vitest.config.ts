import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{api,publish,server,test}/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Who may come in: no way through it is left untried.
    coverage: {
      include: [
        "api/{guard,cookie,credentials,sign-in-limits,second-step,own-password}.ts",
        "app/api/{session,setup,account,password-reset}/**/*.ts",
      ],
      reporter: "text-summary",
      reportsDirectory: "node_modules/.cache/coverage",
      thresholds: { branches: 100 },
    },
  },
});
