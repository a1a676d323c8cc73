import { expect, type Page } from "@playwright/test";

/**
 * The most that a page may cost a phone before anybody scrolls, in bytes of bodies: its present cost and a twentieth.
 */
interface Budget {
  document: number;
  pictures: number;
  script: number;
  requests: number;
  /** Everything together. */
  all: number;
}

export const home: Budget = { document: 28_400, pictures: 21_000, script: 10_500, requests: 9, all: 77_200 };
/** Some themes have larger fonts than the first. */
export const themedHome: Budget = { ...home, all: 80_600 };
export const contact: Budget = { document: 22_900, pictures: 4000, script: 10_500, requests: 6, all: 55_700 };
export const item: Budget = { document: 24_500, pictures: 11_800, script: 7000, requests: 6, all: 60_000 };
/** It has the elements that few pages have. */
export const search: Budget = { document: 19_500, pictures: 0, script: 10_500, requests: 6, all: 48_600 };
/** The data that answers a search, in bytes: it comes when the field is used. */
export const searchData = 24_100;
const fonts = 20_500;

/** The phone whose first load the budgets hold. */
export const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** A request of the browser, and the bytes of its body on the line. */
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

export const bytesOf = (loads: readonly Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0);

export function expectWithin(loads: readonly Load[], budget: Budget): void {
  const list = loads.map(({ type, bytes, path }) => `${type} ${bytes} ${path}`).join("\n");
  const ofType = (type: string) => loads.filter((load) => load.type === type);
  const [document] = ofType("Document");
  expect(document?.encoding, list).toBe("br");
  expect(document?.bytes, list).toBeLessThanOrEqual(budget.document);
  expect(
    loads.filter(({ blocking }) => blocking),
    list,
  ).toEqual([]);
  expect(ofType("Stylesheet"), list).toEqual([]);
  // Swiper comes with the first act.
  expect(
    ofType("Script").filter(({ path }) => path.includes("carousel-slider")),
    list,
  ).toEqual([]);
  expect(bytesOf(ofType("Script")), list).toBeLessThanOrEqual(budget.script);
  expect(
    loads.filter(({ path }) => path.includes("_next")),
    list,
  ).toEqual([]);
  expect(ofType("Font").length, list).toBeLessThanOrEqual(2);
  expect(bytesOf(ofType("Font")), list).toBeLessThanOrEqual(fonts);
  expect(bytesOf(ofType("Image")), list).toBeLessThanOrEqual(budget.pictures);
  expect(loads.length, list).toBeLessThanOrEqual(budget.requests);
  expect(bytesOf(loads), list).toBeLessThanOrEqual(budget.all);
}
