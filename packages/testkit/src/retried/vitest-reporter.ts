import type { Reporter, TestCase } from "vitest/node";
import { noteRetried } from "./retried-tests.ts";

/** Lists the tests of Vitest that passed only when they ran again. */
export class RetriedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const [error] = test.result().errors ?? [];
    noteRetried(test.module.moduleId, test.fullName, error?.message ?? "");
  }
}
