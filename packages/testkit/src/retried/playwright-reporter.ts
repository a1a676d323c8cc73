import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { noteRetried } from "./retried-tests.ts";

/** Lists the tests of Playwright that passed only at a second run. */
export default class RetriedTests implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry === 0 || test.outcome() !== "flaky") return;
    const names = test.titlePath().slice(3).join(" › ");
    noteRetried(test.location.file, names, stripVTControlCharacters(test.results[0]?.error?.message ?? ""));
  }
}
