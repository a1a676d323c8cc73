import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser } from "@playwright/test";
import { samplePages } from "./sample-pages.ts";
import { median, settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/** A phone on a slow line: round trips in milliseconds, bytes per second, and a processor so many times slower. */
const line = { latency: 150, bytes: 200_000, slowdown: 4 } as const;

const budget = { shift: 0.01 };

/** The measurements of one visit: milliseconds until the browser painted, and how much moved meanwhile. */
interface Paints {
  first: number;
  largest: number;
  shift: number;
}

/** Visits pages and their floors on a slow line, each time with nothing kept, and prints the medians of what is seen. */
export async function measureSlowLine(origin: string, floor: string): Promise<void> {
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const { name, path } of samplePages)
      for (const [title, address] of [
        [`${name}, floor`, floor],
        [name, origin],
      ] as const)
        rows.push(row(title, await visits(browser, address + path), address === origin));
  } finally {
    await browser.close();
  }
  console.log(
    `\nSlow line: ${line.latency} ms, ${line.bytes / 1000} KB/s, processor ${line.slowdown} times slower, as the browser tells it; ${settings.runs} runs of each`,
  );
  printTable("Slow line", ["first paint", "largest paint", "shift"], rows);
}

async function visits(browser: Browser, url: string): Promise<Paints[]> {
  const paints: Paints[] = [];
  for (let run = 0; run < settings.runs; run += 1) paints.push(await visit(browser, url));
  return paints;
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const phone = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  await protocol.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytes,
    uploadThroughput: line.bytes,
  });
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: line.slowdown });
  await page.addInitScript(() => {
    const seen = { first: 0, largest: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.first = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
      seen.largest = startTime;
    });
    watch("layout-shift", (entry) => {
      if ("value" in entry) seen.shift += Number(entry.value);
    });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await page.evaluate(() => {
    const figures: Record<string, unknown> = Object(Reflect.get(window, "seen"));
    return { first: Number(figures.first), largest: Number(figures.largest), shift: Number(figures.shift) };
  });
  await context.close();
  return seen;
}

/** Budgets hold for our pages. */
function row(name: string, paints: readonly Paints[], ours: boolean): string[] {
  const middle = (pick: (paint: Paints) => number) => median(paints.map(pick));
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const shift = middle((paint) => paint.shift);
  return [
    name,
    seconds(middle(({ first }) => first)),
    seconds(middle(({ largest }) => largest)),
    against(shift, ours ? { most: budget.shift } : {}, shift.toFixed(4)),
  ];
}
