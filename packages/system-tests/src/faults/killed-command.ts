import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";

/** A program of Node: its arguments, and the variables that it gets beside those of this process. */
export interface Command {
  args: readonly string[];
  env: Record<string, string>;
}

/** Runs a program of Node to its end. Resolves with what it printed; throws with that where it fails. */
export async function runCommand(command: Command): Promise<string> {
  const { output } = await run(command);
  return output;
}

/**
 * Runs a program of Node to its end, and counts how often it changes a file in `folder`. The count differs a little from
 * run to run, since the system may report two changes in a row as one.
 */
export async function countChanges(command: Command, folder: string): Promise<number> {
  let changes = 0;
  await run(command, (child) =>
    watchUntilEnd(child, folder, () => {
      changes += 1;
    }),
  );
  return changes;
}

/**
 * Runs a program of Node, and kills it with SIGKILL at the change number `change` of the files in `folder`: a point of its
 * work, however fast the machine is. Resolves with false where it ended before.
 */
export async function killCommand(command: Command, folder: string, change: number): Promise<boolean> {
  let changes = 0;
  const { killed } = await run(command, (child) =>
    watchUntilEnd(child, folder, () => {
      changes += 1;
      if (changes === change) child.kill("SIGKILL");
    }),
  );
  return killed;
}

/** Calls `onChange` at each change of a file in a folder, until a process has ended. */
function watchUntilEnd(child: ChildProcess, folder: string, onChange: () => void): void {
  const watcher = watch(folder, onChange);
  child.once("close", () => watcher.close());
}

async function run(
  { args, env }: Command,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<{ killed: boolean; output: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  onStart(child);
  await once(child, "close");
  const output = Buffer.concat(chunks).toString();
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`${args[0]}: ${output}`);
  return { killed: child.signalCode === "SIGKILL", output };
}
