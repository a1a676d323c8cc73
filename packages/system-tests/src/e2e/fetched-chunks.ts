import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const built = readdirSync(join(import.meta.dirname, "../../../../apps/admin/dist/assets"));

/**
 * Waits until chunks of the administrator's area were fetched, by the start of their names. They come some seconds after the
 * screen, and this browser never fetches a chunk again that was on its way when the network or the server went away.
 *
 * @throws {Error} where the built area has no chunk of that name
 */
export async function waitForChunks(page: Page, ...chunks: string[]): Promise<void> {
  const unknown = chunks.filter((chunk) => !built.some((name) => name.startsWith(`${chunk}-`)));
  if (unknown.length > 0)
    throw new Error(`The administrator's area has no chunk named ${unknown.join(", ")}`);
  await page.waitForFunction((chunks) => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return chunks.every((chunk) => fetched.some((name) => name.includes(`/${chunk}-`)));
  }, chunks);
}
