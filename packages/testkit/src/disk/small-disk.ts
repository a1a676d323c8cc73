import { execFile } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../server/running-server.ts";

const run = promisify(execFile);

/** A disk that can be full and that can be read-only. */
export interface SmallDisk {
  path: string;
  /** Leaves no space for the writes of the process `pid`. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
  /** Nothing on it can be changed until `writable` is called. Nobody may have a file of it open. */
  readOnly(): Promise<void>;
  writable(): Promise<void>;
}

/**
 * Lends a disk: a file system of `megabytes` of its own where this process may mount one (as root, where the
 * container allows it), otherwise a folder whose files the process that fills it may not make longer.
 */
export async function withSmallDisk<T>(megabytes: number, work: (disk: SmallDisk) => Promise<T>): Promise<T> {
  await using folder = await temporaryFolder();
  const { path } = folder;
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", path]).then(
    () => true,
    () => false,
  );
  try {
    return await work(mounted ? mountedDisk(path) : limitedFolder(path));
  } finally {
    if (mounted) await run("umount", ["--lazy", path]);
  }
}

function mountedDisk(path: string): SmallDisk {
  const filler = join(path, "filler");
  const mountAgain = (mode: string) => run("mount", ["-o", `remount,${mode}`, path]);
  return {
    path,
    async fill() {
      const file = await open(filler, "a");
      const block = Buffer.alloc(64 * 1024);
      try {
        for (;;) await file.write(block);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    async readOnly() {
      await mountAgain("ro");
    },
    async writable() {
      await mountAgain("rw");
    },
  };
}

function limitedFolder(path: string): SmallDisk {
  const limitFiles = (pid: number, bytes: string) =>
    run("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`]);
  const setMode = (mode: string) => run("chmod", ["--recursive", mode, path]);
  return {
    path,
    async fill(pid) {
      await limitFiles(pid, "1024");
    },
    async free(pid) {
      await limitFiles(pid, "unlimited");
    },
    async readOnly() {
      await setMode("a-w");
    },
    async writable() {
      await setMode("u+w");
    },
  };
}
