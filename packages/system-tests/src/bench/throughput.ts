import type { RunningServer } from "@consultorio/testkit/server/running-server";
import { type Load, type LoadGenerator, loadGenerator, measureLoad, type Target } from "./load.ts";
import { startBareNode, startNginx, takeSample } from "./rivals.ts";
import { itemPage } from "./sample-pages.ts";
import { median, settings } from "./settings.ts";
import { steadyP99 } from "./steady-load.ts";
import { against, printTable } from "./table.ts";

/**
 * Budgets of a published page under load, beside nginx with the same bytes. `slower` is in milliseconds: two runs of one server differ
 * by as much.
 */
const budget = { ofNginx: 0.45, slower: 1 };

/** How busy the site is while the time of its answers is taken: a part of what it can do, as on a day with many visits. */
const busy = 0.3;

/** The most requests per second for that: with more, the processor that asks would have a queue of its own. */
const mostSteady = 1000;

/** The measurements of one server: its load, and how long answers took at a steady rate. */
interface Figures extends Load {
  p99: number;
}

/** Loads the site and its rivals in turn, and prints what each answered. */
export async function measureThroughput(server: RunningServer, folder: string): Promise<void> {
  const { generate, about } = await loadGenerator();
  const samples = [await takeSample(server.origin, "/"), await takeSample(server.origin, itemPage)];
  const rivals = [
    await startNginx(folder, samples),
    ...(samples[0] ? [await startBareNode(folder, samples[0])] : []),
  ];
  const running = rivals.filter((rival) => rival !== null);
  const ours = (name: string, path: string): Target => ({
    name,
    url: server.origin + path,
    pids: [server.pid],
  });
  const targets: Target[] = [
    ...running.map(({ name, origin, pids }) => ({ name: `home page, ${name}`, url: `${origin}/`, pids })),
    ours("home page", "/"),
    ...running
      .filter(({ name }) => name.startsWith("nginx"))
      .map(({ name, origin, pids }) => ({ name: `item page, ${name}`, url: origin + itemPage, pids })),
    ours("item page", itemPage),
    ours("API call (GET /api/site-content)", "/api/site-content"),
  ];
  try {
    const figures = await measureInTurn(generate, targets);
    console.log(
      `\nLoad: ${about}, 1 thread, ${settings.connections} connections, brotli; servers asked in turn`,
    );
    if (!running.some(({ name }) => name.startsWith("nginx")))
      console.log("nginx is not installed: the rival is a bare Node server");
    console.log(
      `p99 while every server of a page gets ${busy * 100} % of what ours can answer, at most ${mostSteady} a second, at a steady rate`,
    );
    printTable("Requests per second", ["req/s", "of rival", "p99", "processor"], rowsOf(targets, figures));
  } finally {
    for (const rival of running) await rival.stop();
  }
}

/** Every target once in each round, so that what else the machine does meets all of them; the medians. */
async function measureInTurn(generate: LoadGenerator, targets: readonly Target[]): Promise<Figures[]> {
  for (const { url } of targets) await generate(url, 1);
  const loads = await inRounds(targets, (target) => measureLoad(generate, target));
  const most = loads.map((rounds) => median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)));
  const p99 = await inRounds(targets, ({ name, url }) => {
    const ours = targets.findIndex((target) => target.name === pageOf(name));
    return steadyP99(url, Math.min(mostSteady, busy * (most[ours] ?? 0)));
  });
  return targets.map((_, index) => {
    const used = (loads[index] ?? []).flatMap(({ microseconds }) => microseconds ?? []);
    return {
      requestsPerSecond: most[index] ?? Number.NaN,
      p99: median(p99[index] ?? []),
      microseconds: used.length === 0 ? null : median(used),
    };
  });
}

/** The results of `measure` for each target, once a round. */
async function inRounds<T>(
  targets: readonly Target[],
  measure: (target: Target) => Promise<T>,
): Promise<T[][]> {
  const results: T[][] = targets.map(() => []);
  for (let round = 0; round < settings.rounds; round += 1)
    for (const [index, target] of targets.entries()) results[index]?.push(await measure(target));
  return results;
}

/** The page that a target gives, which is the whole name of ours. */
const pageOf = (name: string) => name.split(",")[0] ?? name;

/** A page's rival is the first server that was asked for the same page. */
function rowsOf(targets: readonly Target[], figures: readonly Figures[]): string[][] {
  return targets.map(({ name }, index) => {
    const { requestsPerSecond = Number.NaN, p99 = Number.NaN, microseconds = null } = figures[index] ?? {};
    const rivalIndex = targets.findIndex((target) => target.name.startsWith(`${pageOf(name)},`));
    const rival = figures[rivalIndex];
    const isOurs = name === pageOf(name);
    const ratio = rival === undefined ? null : requestsPerSecond / rival.requestsPerSecond;
    const mostP99 = rival === undefined || !isOurs ? {} : { most: rival.p99 + budget.slower };
    return [
      name,
      Math.round(requestsPerSecond).toLocaleString("en"),
      ratio === null ? "" : against(ratio, isOurs ? { least: budget.ofNginx } : {}, `${ratio.toFixed(2)}×`),
      against(p99, mostP99, `${p99.toFixed(1)} ms`),
      microseconds === null ? "" : `${microseconds.toFixed(1)} µs`,
    ];
  });
}
