import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { promisify } from "node:util";

/** The machine that the figures were made on, in one line. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || "processor";
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} × ${model}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}, load average ${load}`;
}

/** The version that a program prints, or null if it is not installed. */
export async function versionOf(program: string, flag: string): Promise<string | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [flag]);
    return firstVersion(stdout + stderr);
  } catch (error) {
    // Some programs end with an error after telling their version.
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : null;
    return output === null || (error instanceof Error && "code" in error && error.code === "ENOENT")
      ? null
      : firstVersion(output);
  }
}

const firstVersion = (text: string) => /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0] ?? "";

/** Memory of a process, in megabytes. */
export interface Memory {
  /** All of it that is in the machine's memory. */
  resident: number;
  /** The memory of the process alone: the rest is code from files, which other processes share. */
  own: number;
}

/** The memory of a process and of those that it started; null where the system does not tell. */
export function memoryOf(pid: number): Memory | null {
  const children = procFile(pid, `task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  const ofChildren = children.map((child) => procFile(child, "status")).filter((status) => status !== "");
  const statuses = [procFile(pid, "status"), ...ofChildren];
  const megabytes = (name: string) => {
    const kilobytes = statuses.map((status) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]),
    );
    return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
  };
  const memory = { resident: megabytes("VmRSS"), own: megabytes("RssAnon") };
  return Number.isNaN(memory.resident + memory.own) ? null : memory;
}

/**
 * Processor time that some processes have used, in microseconds; null where the system does not tell. Unlike requests
 * per second it hardly depends on what else the machine is doing.
 */
export function processorTime(pids: readonly number[]): number | null {
  let ticks = 0;
  for (const pid of pids) {
    // Fields after the name, which may hold anything between its parentheses; a tick is a hundredth of a second.
    const fields = procFile(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return Number.isNaN(ticks) ? null : ticks * 10_000;
}

/** A process and those that it started. */
export function withChildren(pid: number): number[] {
  const children = procFile(pid, `task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return [pid, ...children];
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    // No such system, or no such process any more.
    return "";
  }
}
