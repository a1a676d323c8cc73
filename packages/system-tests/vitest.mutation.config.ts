import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The tests of the code that decides about access, for `pnpm mutation`. None starts a server.
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: [
      "api/src/auth/*.test.ts",
      "system-tests/src/server/session-module.test.ts",
      "system-tests/src/server/confirmation.test.ts",
      "system-tests/src/server/activity.test.ts",
      "system-tests/src/threats/contract.test.ts",
    ],
    environment: "node",
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
