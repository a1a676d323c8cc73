// `pnpm faults [ids…] [--json file]`: applies faults, attacks and loads to running servers and prints which promise holds. Each
// run is a module `runs/<id>-<name>.ts`. Ends with 1 where a figure misses what it has to be.
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { printTable } from "../bench/table.ts";
import { describeMachine } from "../machine/machine.ts";
import { boundedRun } from "./bounded-run.ts";
import { type Figure, holds } from "./fault.ts";
import { keepResults, type RunResult } from "./results.ts";

/** Runs of half an hour or more: they are only done where they are named. */
const soaks: ReadonlySet<string> = new Set(["r11", "r12", "r13", "f2"]);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
const modules = await wantedModules(positionals.map((id) => id.toLowerCase()));
const results: RunResult[] = [];

console.log(`Consultorio, ${today()}\n${describeMachine()}`);
for (const [id, module] of modules) {
  console.log(`\n${id.toUpperCase()}`);
  // The figures include the load of other programs on the machine.
  const machine = describeMachine();
  const result = await boundedRun(module);
  results.push(result);
  print(result);
  if (values.json !== undefined)
    await keepResults(resolve(process.env.INIT_CWD ?? ".", values.json), [
      { ...result, date: today(), machine, command: `pnpm faults ${result.id}` },
    ]);
}
const missed = results.filter(({ passed }) => !passed).map(({ id }) => id);
console.log(missed.length === 0 ? "\nEvery promise held." : `\n✗ Not held: ${missed.join(", ")}.`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Module by id, in the order of the table; all of them, save the soaks, where nothing is asked for by name. */
async function wantedModules(ids: readonly string[]): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, "runs");
  const names = await readdir(folder);
  const modules = names.flatMap((name): [string, string][] => {
    const id = /^([rft]\d+)-[\w-]+\.ts$/.exec(name)?.[1];
    return id === undefined ? [] : [[id, join(folder, name)]];
  });
  const all = new Map(
    modules.toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true })),
  );
  const unknown = ids.find((id) => !all.has(id));
  if (unknown !== undefined)
    throw new Error(`No run «${unknown}». There are: ${[...all.keys()].join(", ")}.`);
  const wanted = (id: string) => (ids.length === 0 ? !soaks.has(id) : ids.includes(id));
  return new Map([...all].filter(([id]) => wanted(id)));
}

function print({ title, seconds, figures, error }: RunResult): void {
  printTable(`${title} (${seconds} s)`, ["figure", "has to be"], figures.map(row));
  if (error !== undefined) console.log(`✗ ${error}`);
}

function row(figure: Figure): string[] {
  const { name, value, unit, limit, least } = figure;
  const bounds = [limit !== undefined && `at most ${limit}`, least !== undefined && `at least ${least}`];
  const mark = holds(figure) ? "" : " ✗";
  return [name, `${value} ${unit}${mark}`, bounds.filter(Boolean).join(", ")];
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
