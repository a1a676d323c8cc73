import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { temporaryFolder } from "@consultorio/testkit/server/running-server";
import { z } from "zod";
import type { Fault, Figure } from "../fault.ts";

const packageFolder = join(import.meta.dirname, "../../..");
const projectFolder = join(packageFolder, "../..");
const suites = ["src/threats", "src/fuzz"];
/** The least answers that all corpora together get: fewer, and their tallies have not come here. */
const leastAnswers = 7_800;

export const fault: Fault = {
  id: "T0",
  title: "Las pruebas de las amenazas y de la entrada mal hecha, contra servidores que corren",
  promise:
    "Sin sesión nadie lee un borrador ni cambia nada; escriba lo que se escriba, el sitio sigue seguro y en pie.",
  minutes: 40,
  async run() {
    await using folder = await temporaryFolder();
    return figuresOf(await runSuites(join(folder.path, "report.json")));
  },
};

const test = z.object({
  status: z.string(),
  /** See `threats/keep-tally.ts`. */
  meta: z.object({ tallies: z.record(z.string(), z.record(z.string(), z.number())).default({}) }),
});
type Test = z.infer<typeof test>;
/** How often each answer came. */
type Counts = Record<string, number>;

const report = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(test) })),
});
type Report = z.infer<typeof report>;

/** The tests of this package that the table of threats in `SECURITY.md` names. */
async function namedProofs(): Promise<string[]> {
  const security = await readFile(join(projectFolder, "SECURITY.md"), "utf8");
  const threats = security.match(/^\| \d+ \|.*$/gm) ?? [];
  const proofs = threats.join().matchAll(/`packages\/system-tests\/(src\/(?!e2e|faults)[^`]+\.test\.ts)`/g);
  return [...proofs].map(([, file = ""]) => file);
}

/** Runs the suites as `pnpm test:long` does, with every case. What they print goes where this prints. */
async function runSuites(file: string): Promise<Report> {
  const vitest = join(packageFolder, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  // F2 uploads these files, and takes three quarters of an hour.
  const excluded = ["--exclude", "src/fuzz/uploads.test.ts"];
  const files = [...suites, ...(await namedProofs())];
  const child = spawn(process.execPath, [vitest, "run", ...files, ...excluded, ...reporters], {
    cwd: packageFolder,
    env: { ...process.env, TEST_LONG: "1" },
    stdio: "inherit",
  });
  await once(child, "exit");
  return report.parse(JSON.parse(await readFile(file, "utf8")));
}

function figuresOf({ testResults }: Report): Figure[] {
  return [
    ...passedFigures(testResults),
    ...answerFigures(testResults.flatMap(({ assertionResults }) => assertionResults)),
  ];
}

/** How many tests of each file passed; all of them have to. */
function passedFigures(testResults: Report["testResults"]): Figure[] {
  return testResults
    .map(({ name, assertionResults }) => {
      const passed = assertionResults.filter(({ status }) => status === "passed").length;
      const least = Math.max(1, assertionResults.length);
      return { name: relative(projectFolder, name), value: passed, unit: "pruebas", least };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** How many cases of each corpus ran and how often each answer came; none may be a failure of the server. */
function answerFigures(tests: readonly Test[]): Figure[] {
  const tallies = corpora(tests.flatMap(({ meta }) => Object.entries(meta.tallies)));
  const answers = (wanted: RegExp) =>
    sum(tallies.flatMap(([, counts]) => Object.entries(counts).filter(([answer]) => wanted.test(answer))));
  return [
    ...tallies.flatMap(([corpus, counts]) => [
      { name: corpus, value: sum(Object.entries(counts)), unit: "casos" },
      ...Object.entries(counts).map(([answer, value]) => ({
        name: `${corpus}: ${answer}`,
        value,
        unit: "casos",
      })),
    ]),
    { name: "respuestas contadas", value: answers(/^\d{3}$/), unit: "respuestas", least: leastAnswers },
    { name: "respuestas 5xx", value: answers(/^5\d\d$/), unit: "respuestas", limit: 0 },
  ];
}

/** The tallies of each corpus as one, whose cases may be spread over several tests. */
function corpora(tallies: readonly [corpus: string, counts: Counts][]): [corpus: string, counts: Counts][] {
  const all = new Map<string, Counts>();
  for (const [corpus, counts] of tallies) {
    const sums = all.get(corpus) ?? {};
    for (const [answer, count] of Object.entries(counts)) sums[answer] = (sums[answer] ?? 0) + count;
    all.set(corpus, sums);
  }
  return [...all];
}

const sum = (counts: readonly (readonly [answer: string, count: number])[]) =>
  counts.reduce((total, [, count]) => total + count, 0);
