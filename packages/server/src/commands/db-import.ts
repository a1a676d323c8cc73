// `pnpm db:import <file>`: puts an export into the configured database, which must be empty.
import { createReadStream } from "node:fs";
import { dirname, resolve } from "node:path";
import { importStore, openStore } from "@consultorio/store";
import { uploadsBeside } from "../jobs/backups.ts";
import { ConfigError, readConfig } from "../process/config.ts";
import { databaseLine } from "./database-line.ts";
import { noteCopy } from "./note-copy.ts";
import { runDatabaseCommand, summaryOf } from "./run-command.ts";
import { settleSchedule } from "./settle-schedule.ts";

await runDatabaseCommand(async (named, folder) => {
  if (named === undefined)
    throw new ConfigError(
      "Falta el archivo. Escribe, por ejemplo, pnpm db:import consultorio-2026-11-22-0130.gz",
    );
  const { databaseUrl } = readConfig(process.env);
  const file = resolve(folder, named);
  const summary = await importStore(databaseUrl, createReadStream(file), uploadsBeside(dirname(file)));
  const store = await openStore(databaseUrl);
  try {
    const notes = (await settleSchedule(store)) + (await noteCopy(store, "copy.imported"));
    return `Respaldo importado. Todas las personas inician sesión de nuevo.\n${summaryOf(summary)}\n${databaseLine(databaseUrl)}${notes}`;
  } finally {
    await store.close();
  }
});
