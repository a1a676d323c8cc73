import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "@consultorio/testkit/server/running-server";

const limitFiles = ({ pid }: Pick<RunningServer, "pid">, most: number) =>
  execFileSync("prlimit", ["--pid", String(pid), `--nofile=${most}:`]);

/**
 * Lets a server open no more files and connections; those that are open stay. The next call needs the connection of the
 * last one, which is free a moment after its answer was read.
 */
export async function openNoMoreFiles(server: Pick<RunningServer, "pid">): Promise<void> {
  await wait(200);
  limitFiles(server, 3);
}

/** Takes {@link openNoMoreFiles} back. */
export const openFilesAgain = (server: Pick<RunningServer, "pid">) => limitFiles(server, 4096);
