import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";

/** A program of Node: its arguments, and the variables that it gets beside those of this process. */
export interface Command {
  args: readonly string[];
  env: Record<string, string>;
}

/** Runs a program of Node to its end. Answers what it printed; throws with that where it fails. */
export async function runCommand(command: Command): Promise<string> {
  const { output } = await run(command);
  return output;
}

/**
 * Runs a program of Node to its end, and counts how often it changes a file in `folder`. The figure differs a little from
 * run to run, since the system reports two changes in a row as one.
 */
export async function countChanges(command: Command, folder: string): Promise<number> {
  let changes = 0;
  const watcher = watch(folder, () => {
    changes += 1;
  });
  await run(command);
  watcher.close();
  return changes;
}

/**
 * Runs a program of Node, and kills it with SIGKILL when it has changed files in `folder` so many times: a point of its work,
 * however fast the machine is. Answers false where it ended before.
 */
export async function killCommand(command: Command, folder: string, change: number): Promise<boolean> {
  let changes = 0;
  const { killed } = await run(command, (child) => {
    const watcher = watch(folder, () => {
      changes += 1;
      if (changes === change) child.kill("SIGKILL");
    });
    child.once("close", () => watcher.close());
  });
  return killed;
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
