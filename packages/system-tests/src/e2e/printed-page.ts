import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/**
 * A page as the browser prints it, on the paper of Mexican offices by default. `sheets`: how many. `smallestText`: in
 * points; Chromium prints a page smaller that is wider than its sheet.
 */
export async function printed(
  page: Page,
  format = "Letter",
): Promise<{ sheets: number; smallestText: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(sheets.map((sheet) => sheet.getTextContent()));
  const heights = texts
    .flatMap(({ items }) => items)
    .flatMap((item) => ("height" in item ? [item.height] : []));
  return { sheets: pdf.numPages, smallestText: Math.min(...heights.filter((height) => height > 0)) };
}

/** Points. The smallest text is that of the sources, 7; a sign that its font does not have is drawn a little smaller. */
export const readable = 6.5;
