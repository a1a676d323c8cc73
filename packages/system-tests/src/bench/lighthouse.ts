import { launchBrowser, launchOptions } from "@consultorio/testkit/browser";
import { freePort } from "@consultorio/testkit/server/running-server";
import lighthouse from "lighthouse";
import { median, settings } from "./settings.ts";

/** The figures of Lighthouse's mobile profile for a page: medians over the runs. */
export interface PageFigures {
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes over the wire until the page rests. */
  bytes: number;
  /** 0 to 100: performance, accessibility, best practices, search. */
  scores: number[];
  /** Audits that were not passed in the first run, with what they say. */
  findings: string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Opens the pinned browser for Lighthouse; `measure` visits addresses in turn, each as often as is set. */
export async function openLighthouse() {
  const port = await freePort();
  const { args = [] } = await launchOptions();
  const browser = await launchBrowser({ args: [...args, `--remote-debugging-port=${port}`] });
  return {
    version: browser.version(),
    measure: (urls: readonly string[]) => measurePages(urls, port),
    close: () => browser.close(),
  };
}

async function measurePages(urls: readonly string[], port: number): Promise<PageFigures[]> {
  const rounds: Visit[][] = [];
  for (let run = 0; run < settings.runs; run += 1) {
    const visits: Visit[] = [];
    for (const url of urls) visits.push(await visit(url, port));
    rounds.push(visits);
  }
  return urls.map((_, index) => figuresOf(rounds.flatMap((visits) => visits[index] ?? [])));
}

function figuresOf(runs: readonly Visit[]): PageFigures {
  const middle = (pick: (run: Visit) => number) => median(runs.map(pick));
  return {
    largestPaint: middle(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
    blocking: middle(({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN),
    shift: middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN),
    bytes: middle(({ audits }) => audits["total-byte-weight"]?.numericValue ?? Number.NaN),
    scores: categories.map((name) =>
      middle(({ categories: all }) => Math.round((all[name]?.score ?? 0) * 100)),
    ),
    findings: runs[0] === undefined ? [] : findings(runs[0]),
  };
}

async function visit(url: string, port: number) {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (result === undefined) throw new Error(`Lighthouse told nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Audits that lower a score or that Lighthouse advises on. */
function findings({ categories: all, audits }: Visit): string[] {
  return categories.flatMap((category) =>
    (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      const advice = weight === 0 ? "advice" : `weight ${weight}`;
      return [`${category} (${advice}): ${[audit.title, audit.displayValue].filter(Boolean).join(", ")}`];
    }),
  );
}
