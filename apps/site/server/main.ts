import { StoreError } from "@consultorio/store";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { log } from "./log.ts";
import { startSite } from "./site.ts";
import { standInFor } from "./stand-in.ts";

/** Longest end of the process, in milliseconds: a service manager waits ten seconds. */
const patience = 9_500;

/** Reads the environment, starts the site and ends it on a signal. A mistake ends the process with one line. */
export async function main({ development }: { development: boolean }): Promise<void> {
  let ending = false;
  try {
    const config = readConfig(process.env);
    if (config.logLevel !== null) log.level = config.logLevel;
    const site = await startSite(config, { development }).catch((error: unknown) =>
      standInFor(error, config, exitWith),
    );
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        ending = true;
        setTimeout(() => process.exit(1), patience).unref();
        site.close().then(() => process.exit(0), exitWith);
      });
    }
    await site.ready;
    const addresses = await welcome(config, site.setupToken);
    if (!ending) console.log(addresses);
  } catch (error) {
    // What was cut short by the end of the process is no mistake.
    if (!ending) exitWith(error);
  }
}

function exitWith(error: unknown): void {
  console.error(explain(error));
  process.exit(1);
}

/** One line for a mistake that somebody can correct; everything about one that nobody foresaw. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
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
    lines.push(`Primera cuenta:  ${origin}/admin/configurar?token=${encodeURIComponent(token)}`);
    lines.push("                 (sirve una vez, durante 60 minutos)");
  }
  return ["", ...lines.map((line) => `  ${line}`), ""].join("\n");
}
