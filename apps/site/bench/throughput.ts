import type { RunningServer } from "../test/running-server.ts";
import { type Load, type LoadGenerator, loadGenerator, measureLoad, type Target } from "./load.ts";
import { startBareNode, startNginx, takeSample } from "./rivals.ts";
import { itemPage } from "./sample-pages.ts";
import { median, settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/** Budgets of a published page under load. */
const budget = { ofNginx: 0.3, p99: 15 };

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
    const loads = await measureInTurn(generate, targets);
    console.log(
      `\nLoad: ${about}, 1 thread, ${settings.connections} connections, brotli; servers asked in turn`,
    );
    if (!running.some(({ name }) => name.startsWith("nginx")))
      console.log("nginx is not installed: the rival is a bare Node server");
    printTable("Requests per second", ["req/s", "of rival", "p99", "processor"], rowsOf(targets, loads));
  } finally {
    for (const rival of running) await rival.stop();
  }
}

/** Every target once in each round, so that what else the machine does meets all of them; the medians. */
async function measureInTurn(generate: LoadGenerator, targets: readonly Target[]): Promise<Load[]> {
  const rounds: Load[][] = [];
  for (const { url } of targets) await generate(url, 1);
  for (let round = 0; round < settings.rounds; round += 1) {
    const loads: Load[] = [];
    for (const target of targets) loads.push(await measureLoad(generate, target));
    rounds.push(loads);
  }
  return targets.map((_, index) => {
    const loads = rounds.flatMap((round) => round[index] ?? []);
    const used = loads.flatMap(({ microseconds }) => microseconds ?? []);
    return {
      requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
      p99: median(loads.map(({ p99 }) => p99)),
      microseconds: used.length === 0 ? null : median(used),
    };
  });
}

/** A page's rival is the first server that was asked for the same page. */
function rowsOf(targets: readonly Target[], loads: readonly Load[]): string[][] {
  return targets.map(({ name }, index) => {
    const { requestsPerSecond = Number.NaN, p99 = Number.NaN, microseconds = null } = loads[index] ?? {};
    const page = name.split(",")[0] ?? name;
    const rivalIndex = targets.findIndex((target) => target.name.startsWith(`${page},`));
    const rival = loads[rivalIndex]?.requestsPerSecond;
    const isOurs = !name.includes(",");
    const ratio = rival === undefined ? null : requestsPerSecond / rival;
    return [
      name,
      Math.round(requestsPerSecond).toLocaleString("en"),
      ratio === null ? "" : against(ratio, isOurs ? { least: budget.ofNginx } : {}, `${ratio.toFixed(2)}×`),
      against(p99, isOurs && ratio !== null ? { most: budget.p99 } : {}, `${p99.toFixed(1)} ms`),
      microseconds === null ? "" : `${microseconds.toFixed(1)} µs`,
    ];
  });
}
