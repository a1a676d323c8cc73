import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** Runs a program of Node with SIGKILL after some milliseconds; never without them. Answers whether it was killed. */
export async function killedCommand(
  args: readonly string[],
  env: Record<string, string>,
  after: number | null,
): Promise<{ killed: boolean; said: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const ended = once(child, "close");
  if (after !== null) {
    await Promise.race([wait(after), ended]);
    child.kill("SIGKILL");
  }
  await ended;
  const text = Buffer.concat(said).toString();
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`${args[0]}: ${text}`);
  return { killed: child.signalCode === "SIGKILL", said: text };
}
