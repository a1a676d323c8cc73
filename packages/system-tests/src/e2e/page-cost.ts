import { expect, type Page } from "@playwright/test";

/** Kilobytes of 1024 bytes. */
const kilobytes = (count: number) => count * 1024;

/**
 * What a page may cost a phone before anybody scrolls: what it does cost, with a twentieth to grow, and never more than
 * was agreed: 35 KB for the document, 12 for scripts, 35 for Swiper, 60 for fonts, 90 for pictures, and 12 requests; of
 * pictures three fifths for a page about one thing, and 23 KB for its document (decision 0045).
 */
interface Budget {
  document: number;
  pictures: number;
  requests: number;
}

export const home: Budget = { document: kilobytes(31.5), pictures: kilobytes(82), requests: 12 };
export const item: Budget = { document: kilobytes(22.5), pictures: kilobytes(41), requests: 8 };
const everywhere = { script: kilobytes(7), slider: kilobytes(21.5), fonts: kilobytes(27) };

/** Something that the browser asked for, and how many bytes its body took on the line. */
interface Load {
  path: string;
  type: string;
  encoding: string;
  bytes: number;
  /** Whether the first paint waited for it. */
  blocking: boolean;
}

/** Opens a page as a phone does, with nothing kept, and watches the line until it is quiet. */
export async function open(page: Page, path: string): Promise<Load[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  // How far below the screen a browser fetches pictures depends on the line that it believes to have.
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
    connectionType: "cellular4g",
  });
  const loads = new Map<string, Load>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith("http")) return;
    const encoding = response.headers["Content-Encoding"] ?? "";
    const bytes = Number(response.headers["Content-Length"] ?? 0);
    loads.set(requestId, { path: new URL(response.url).pathname, type, encoding, bytes, blocking: false });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
      .map(({ name }) => new URL(name).pathname),
  );
  return [...loads.values()].map((load) => ({ ...load, blocking: blocking.includes(load.path) }));
}

const bytesOf = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

export function expectWithin(loads: readonly Load[], budget: Budget): void {
  const told = loads.map(({ type, bytes, path }) => `${type} ${bytes} ${path}`).join("\n");
  const ofType = (type: string) => loads.filter((load) => load.type === type);
  const [document] = ofType("Document");
  expect(document?.encoding, told).toBe("br");
  expect(document?.bytes, told).toBeLessThanOrEqual(budget.document);
  expect(
    loads.filter(({ blocking }) => blocking),
    told,
  ).toEqual([]);
  expect(ofType("Stylesheet"), told).toEqual([]);
  const sliders = ofType("Script").filter(({ path }) => path.includes("carousel-slider"));
  const scripts = ofType("Script").filter((script) => !sliders.includes(script));
  expect(bytesOf(scripts), told).toBeLessThanOrEqual(everywhere.script);
  expect(bytesOf(sliders), told).toBeLessThanOrEqual(everywhere.slider);
  expect(
    loads.filter(({ path }) => path.includes("_next")),
    told,
  ).toEqual([]);
  expect(ofType("Font").length, told).toBeLessThanOrEqual(2);
  expect(bytesOf(ofType("Font")), told).toBeLessThanOrEqual(everywhere.fonts);
  expect(bytesOf(ofType("Image")), told).toBeLessThanOrEqual(budget.pictures);
  expect(loads.length, told).toBeLessThanOrEqual(budget.requests);
}
