// `pnpm db:backup`: a backup in the folder of backups, also while the server runs.
import { openStore } from "@consultorio/store";
import { Backups } from "../jobs/backups.ts";
import { ConfigError, readConfig } from "../process/config.ts";
import { noteCopy } from "./note-copy.ts";
import { runDatabaseCommand } from "./run-command.ts";

await runDatabaseCommand(async (named) => {
  if (named !== undefined)
    throw new ConfigError(
      "El respaldo va a la carpeta de BACKUP_DIR. Para elegir el archivo usa pnpm db:export.",
    );
  const { databaseUrl, backup } = readConfig(process.env);
  if (backup === null)
    throw new ConfigError("BACKUP_DIR: falta. Escribe en qué carpeta se guardan los respaldos.");
  const store = await openStore(databaseUrl);
  try {
    if ((await store.draft()) === null)
      throw new ConfigError("La base de datos está vacía: no hay nada que respaldar. Revisa DATABASE_URL.");
    const file = await new Backups(backup).make(store);
    const noted = await noteCopy(store, "copy.made");
    return `Respaldo guardado y comprobado: ${file}\nGuárdalo como una llave: contiene las cuentas.${noted}`;
  } finally {
    await store.close();
  }
});
