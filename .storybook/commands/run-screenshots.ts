import { spawnSync } from "node:child_process";
import { join } from "node:path";

const config = join(import.meta.dirname, "../playwright.config.ts");

/**
 * Runs Playwright's comparison of the screenshots whose subject is named, of all where none is. True where it passed.
 * `options` are those of `playwright test`.
 */
export function runScreenshots(subjects: readonly string[], ...options: string[]): boolean {
  const chosen = subjects.length === 0 ? [] : ["--grep", `/(${subjects.join("|")})\\.`];
  const { status } = spawnSync("playwright", ["test", "--config", config, ...chosen, ...options], {
    stdio: "inherit",
  });
  return status === 0;
}
