// Requests per second of the home page: from the publication in memory, and drawn by Next for each request.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { RunningSite } from "../server/site.ts";

Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

const port = Number(process.env.PORT || 3199);
const seconds = Number(process.env.BENCH_SECONDS || 10);

interface Measured {
  name: string;
  requestsPerSecond: number;
  p99: number;
  bytes: number;
}

async function measure(name: string, url: string, headers: Record<string, string>): Promise<Measured> {
  const options = { url, headers: { ...headers, "accept-encoding": "br" }, connections: 20 };
  await autocannon({ ...options, duration: 2 });
  // The load comes from threads of its own: this one answers.
  const result = await autocannon({ ...options, duration: seconds, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  const bytes = Math.round(result.throughput.average / result.requests.average);
  return { name, requestsPerSecond: Math.round(result.requests.average), p99: result.latency.p99, bytes };
}

async function compare(site: RunningSite, origin: string): Promise<Measured[]> {
  const draft = await site.draftAccess();
  return [
    await measure("publicación", `${origin}/`, {}),
    await measure("Next en cada petición", `${draft.origin}/`, draft.headers),
  ];
}

const { readConfig } = await import("../server/config.ts");
const { startSite } = await import("../server/site.ts");
const folder = await mkdtemp(join(tmpdir(), "consultorio-bench-"));
const config = readConfig({ PORT: String(port), DATABASE_URL: `sqlite:${join(folder, "site.db")}` });
const site = await startSite(config);
await site.ready;
const measured = await compare(site, config.origin);
await site.close();
await rm(folder, { recursive: true, force: true });

console.log("\npágina de inicio, con brotli, 20 conexiones");
for (const { name, requestsPerSecond, p99, bytes } of measured)
  console.log(
    `  ${name.padEnd(24)}${String(requestsPerSecond).padStart(8)}/s   p99 ${p99} ms   ${bytes} bytes`,
  );
const [published, drawn] = measured;
if (published && drawn)
  console.log(`  ${(published.requestsPerSecond / drawn.requestsPerSecond).toFixed(1)} veces más\n`);
