import { type ExportSummary, StoreError } from "@consultorio/store";
import { ConfigError } from "../process/config.ts";

/**
 * Runs a command with the file that was named, if one was, and the folder in which it was typed, and prints its answer. A
 * mistake that a person can correct ends it with one line.
 */
export async function runDatabaseCommand(
  command: (named: string | undefined, folder: string) => Promise<string>,
): Promise<void> {
  try {
    console.log(await command(namedFile(process.argv.slice(2)), process.env.INIT_CWD ?? process.cwd()));
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** The one file that arguments name. Throws `ConfigError` for an option, which would else become a file's name. */
function namedFile(args: readonly string[]): string | undefined {
  // npm needs `--` before arguments, and pnpm passes it on.
  const [named, more] = args[0] === "--" ? args.slice(1) : args;
  if (named?.startsWith("-"))
    throw new ConfigError(
      `«${named}» no es una opción. Después de la orden va sólo el nombre de un archivo.`,
    );
  if (more !== undefined)
    throw new ConfigError("Escribe un solo archivo. Si su nombre tiene espacios, ponlo entre comillas.");
  return named;
}

/** The content of an export, for people. */
export function summaryOf({ created, counts, sha256, schema }: ExportSummary): string {
  const count = (table: string) => (counts[table] ?? 0).toLocaleString("es-MX");
  return [
    `  Del ${created.toLocaleString("es-MX")}, esquema ${schema}`,
    `  Versiones: ${count("revision")}; publicaciones: ${count("publication")}; archivos: ${count("media")}; cuentas: ${count("account")}`,
    `  SHA-256 ${sha256}`,
  ].join("\n");
}

function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `No se pudo escribir el archivo (${error.code}). Revisa la carpeta, sus permisos y el espacio.`;
  return error;
}
