// `pnpm db:restore <file>`: makes the site what it was in a backup. The server has to be stopped.
import { createReadStream } from "node:fs";
import { dirname, resolve } from "node:path";
import { describeExport, type ExportSummary, importStore, openStore } from "@consultorio/store";
import { uploadsBeside } from "../jobs/backups.ts";
import { ConfigError, readConfig } from "../process/config.ts";
import { databaseLine } from "./database-line.ts";
import { noteCopy } from "./note-copy.ts";
import { replaceDatabase } from "./replace-database.ts";
import { runDatabaseCommand, summaryOf } from "./run-command.ts";
import { settleSchedule } from "./settle-schedule.ts";

await runDatabaseCommand(async (named, folder) => {
  if (named === undefined)
    throw new ConfigError(
      "Falta el archivo. Escribe, por ejemplo, pnpm db:restore data/respaldos/consultorio-….gz",
    );
  const { databaseUrl } = readConfig(process.env);
  const file = resolve(folder, named);
  const uploads = uploadsBeside(dirname(file));
  // A file that cannot be used is noticed before anything is changed.
  await describeExport(createReadStream(file), uploads);
  const restore = async (url: string): Promise<Restored> => ({
    summary: await importStore(url, createReadStream(file), uploads),
    notes: await settle(url),
  });
  const database = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  const { made, kept } =
    database === undefined
      ? { made: await restore(databaseUrl), kept: null }
      : await replaceDatabase(database, (beside) => restore(`sqlite:${beside}`));
  return (
    [
      "Respaldo restaurado. Todas las personas inician sesión de nuevo.",
      summaryOf(made.summary),
      databaseLine(databaseUrl),
      ...(kept === null ? [] : [`Lo que había está en ${kept}`]),
    ].join("\n") + made.notes
  );
});

interface Restored {
  summary: ExportSummary;
  /** The state of the schedule, and why the restoration is not in the activity; otherwise empty. */
  notes: string;
}

async function settle(databaseUrl: string): Promise<string> {
  const store = await openStore(databaseUrl);
  try {
    return (await settleSchedule(store)) + (await noteCopy(store, "copy.restored"));
  } finally {
    await store.close();
  }
}
