import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runDatabaseCommand } from "./run-command.ts";

const { argv, exitCode } = process;
let printed: string[];

beforeEach(() => {
  printed = [];
  for (const name of ["log", "error"] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(`${name}: ${text}`));
});

afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

it.each([
  [[], "log: ninguno"],
  [["copia.gz"], "log: copia.gz"],
  // As npm wants it.
  [["--", "copia.gz"], "log: copia.gz"],
  [["--help"], "error: «--help» no es una opción. Después de la orden va sólo el nombre de un archivo."],
  [["mi", "copia.gz"], "error: Escribe un solo archivo. Si su nombre tiene espacios, ponlo entre comillas."],
])("with %j a command names one file, or says what to correct", async (args, expected) => {
  process.argv = ["node", "db-export.ts", ...args];
  await runDatabaseCommand(async (named) => named ?? "ninguno");
  expect(printed).toEqual([expected]);
  expect(process.exitCode === 1).toBe(expected.startsWith("error"));
});
