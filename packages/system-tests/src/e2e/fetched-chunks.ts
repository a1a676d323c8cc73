import type { Page } from "@playwright/test";

/**
 * Waits until chunks of the administrator's area were fetched, by the start of their names. They come some seconds after the
 * screen, and this browser never fetches a chunk again that was on its way when the network or the server went away.
 */
export async function waitForChunks(page: Page, ...chunks: string[]): Promise<void> {
  await page.waitForFunction((chunks) => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return chunks.every((chunk) => fetched.some((name) => name.includes(`/${chunk}-`)));
  }, chunks);
}
