// `pnpm db:export [file]`: the whole site in one file that both engines can import.
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { exportToFile, openStore } from "@consultorio/store";
import { ConfigError, readConfig } from "../process/config.ts";
import { databaseLine } from "./database-line.ts";
import { noteCopy } from "./note-copy.ts";
import { runDatabaseCommand, summaryOf } from "./run-command.ts";

await runDatabaseCommand(async (named, folder) => {
  const { databaseUrl } = readConfig(process.env);
  const file = resolve(folder, named ?? `consultorio-${stamp(new Date())}.gz`);
  if (existsSync(file)) throw new ConfigError(`Ya existe ${file}. Elige otro nombre.`);
  const store = await openStore(databaseUrl);
  try {
    if ((await store.draft()) === null)
      throw new ConfigError("La base de datos está vacía: no hay nada que exportar. Revisa DATABASE_URL.");
    const summary = await exportToFile(store, file);
    const noted = await noteCopy(store, "copy.exported");
    return `Respaldo guardado en ${relative(folder, file)}\n${summaryOf(summary)}\n${databaseLine(databaseUrl)}\nGuárdalo como una llave: contiene las cuentas.${noted}`;
  } finally {
    await store.close();
  }
});

/** Such as `2026-11-22-0130`, in UTC. */
function stamp(now: Date): string {
  return now.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
}
