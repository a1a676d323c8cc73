import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { z } from "zod";
import { temporaryFolder } from "../test/running-server.ts";
import type { Fault, Figure } from "./fault.ts";

const site = join(import.meta.dirname, "..");
const suites = ["test/threats", "test/fuzz"];

export const fault: Fault = {
  id: "T0",
  title: "Las pruebas de las amenazas y de la entrada mal hecha, contra servidores que corren",
  promise:
    "Sin sesión nadie lee un borrador ni cambia nada; escriba lo que se escriba, el sitio sigue seguro y en pie.",
  minutes: 25,
  async run() {
    await using folder = await temporaryFolder();
    return figuresOf(await runSuites(join(folder.path, "report.json")));
  },
};

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Runs the suites as `pnpm test` does. What they print goes where this prints. */
async function runSuites(file: string): Promise<z.infer<typeof report>> {
  const vitest = join(site, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  const child = spawn(process.execPath, [vitest, "run", ...suites, ...reporters], {
    cwd: site,
    stdio: "inherit",
  });
  await once(child, "exit");
  return report.parse(JSON.parse(await readFile(file, "utf8")));
}

/** How many tests of each file passed; all of them have to. */
function figuresOf({ testResults }: z.infer<typeof report>): Figure[] {
  return testResults
    .map(({ name, assertionResults }) => {
      const passed = assertionResults.filter(({ status }) => status === "passed").length;
      const least = Math.max(1, assertionResults.length);
      return { name: relative(site, name), value: passed, unit: "pruebas", least };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
