import { StoreError } from "@consultorio/store";
import { startFallbackServer } from "./fallback/fallback-server.ts";
import { type Config, ConfigError, readConfig } from "./process/config.ts";
import { growHeapAfterStart } from "./process/heap-growth.ts";
import { log } from "./process/log.ts";
import type { SiteOptions } from "./site/compose.ts";
import { startSite } from "./site/site.ts";

/** How long the process may take to end, in milliseconds: a service manager waits ten seconds. */
const shutdownDeadline = 9_500;

/** Reads the environment, starts the site and ends it on a signal. A mistake ends the process with one line. */
export async function main({ folders, development }: Omit<SiteOptions, "config">): Promise<void> {
  let ending = false;
  try {
    const config = readConfig(process.env);
    if (config.logLevel !== null) log.level = config.logLevel;
    const broken = Promise.withResolvers<void>();
    const options = { config, folders, development, onBroken: () => broken.resolve() };
    const site = await startSite(options).catch((error: unknown) =>
      startFallbackServer(error, options, exitWith),
    );
    const end = (code: number) => {
      ending = true;
      setTimeout(() => process.exit(1), shutdownDeadline).unref();
      site.close().then(() => process.exit(code), exitWith);
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => end(0));
    // The service manager starts the process again.
    broken.promise.then(() => ending || end(1));
    await site.ready;
    growHeapAfterStart();
    const addresses = await welcome(config, site.setupToken);
    if (!ending) console.log(addresses);
  } catch (error) {
    // A failure because the process ends is no mistake.
    if (!ending) exitWith(error);
  }
}

function exitWith(error: unknown): void {
  console.error(explain(error));
  process.exit(1);
}

/** One line for a mistake that a person can correct, and the whole error for any other. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  if (error instanceof Error && "hostname" in error)
    return `HOST: no se encuentra «${error.hostname}». Escribe una dirección de esta máquina, por ejemplo 127.0.0.1.`;
  if (error instanceof Error && "code" in error && "port" in error && "address" in error) {
    if (error.code === "EADDRINUSE")
      return `El puerto ${error.port} está ocupado. Cierra el programa que lo usa o elige otro, por ejemplo PORT=${Number(error.port) + 1}.`;
    if (error.code === "EADDRNOTAVAIL" || error.code === "EACCES")
      return `No se puede escuchar en ${error.address}, puerto ${error.port}. Revisa HOST y PORT.`;
  }
  return error;
}

async function welcome({ origin }: Config, setupToken: Promise<string | null>): Promise<string> {
  const lines = [`Sitio:           ${origin}/`, `Administración:  ${origin}/admin/`];
  const token = await setupToken;
  if (token !== null) {
    lines.push(`Primera cuenta:  ${origin}/admin/configurar#token=${encodeURIComponent(token)}`);
    lines.push("                 (sirve una vez, durante 60 minutos)");
  }
  return ["", ...lines.map((line) => `  ${line}`), ""].join("\n");
}
