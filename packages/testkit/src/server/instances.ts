import type { Site } from "@consultorio/content";
import { type PostgresProcess, startPostgres } from "@consultorio/store/testing";
import { instanceHeader, startBalancer } from "./balancer.ts";
import { saveFirst } from "./published-database.ts";
import { freePort, type RunningServer, startServer } from "./running-server.ts";

/** Several servers of one site on one PostgreSQL, reached through a balancer that asks them in turn. */
export interface Instances extends AsyncDisposable {
  origin: string;
  setupToken: string;
  servers: RunningServer[];
  postgres: PostgresProcess;
  /** The database's address. */
  database: string;
  /** Asks one of them. */
  ask(index: number, path: string, init?: RequestInit): Promise<Response>;
  /** Asks one of them as its operator does, on its machine and past the balancer. */
  askLocally(index: number, path: string): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts them all at once, on an empty database, or on one whose draft is a site that they publish. `flags` are options of
 * PostgreSQL.
 */
export async function startInstances(
  count: number,
  { site, env = {}, flags = [] }: { site?: Site; env?: Record<string, string>; flags?: string[] } = {},
): Promise<Instances> {
  await using started = new AsyncDisposableStack();
  const postgres = await startPostgres(...flags);
  started.defer(() => postgres.remove());
  const balancer = await startBalancer();
  started.defer(() => balancer.close());
  const database = `${postgres.url}/postgres`;
  const origin = `http://localhost:${balancer.port}`;
  const setupToken = "elegido-para-todas-las-instancias";
  if (site !== undefined) await saveFirst(database, site);
  for (let index = 0; index < count; index += 1) balancer.targets.push(await freePort());
  const start = (port: number) =>
    startServer("", {
      PORT: String(port),
      DATABASE_URL: database,
      SITE_ORIGIN: origin,
      SETUP_TOKEN: setupToken,
      TRUST_PROXY: "127.0.0.1",
      ...env,
    });
  const starts = await Promise.allSettled(balancer.targets.map(start));
  const servers = starts.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
  started.defer(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const failed = starts.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  const all = started.move();
  const stop = () => all.disposeAsync();
  return {
    origin,
    setupToken,
    servers,
    postgres,
    database,
    stop,
    [Symbol.asyncDispose]: stop,
    askLocally: (index, path) =>
      fetch(`http://127.0.0.1:${balancer.targets[index]}${path}`, { signal: AbortSignal.timeout(60_000) }),
    ask: (index, path, init = {}) =>
      fetch(`${origin}${path}`, {
        signal: AbortSignal.timeout(60_000),
        ...init,
        headers: { ...init.headers, [instanceHeader]: String(index) },
      }),
  };
}
