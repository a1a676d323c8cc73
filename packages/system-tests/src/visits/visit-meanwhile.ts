import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { RunningServer } from "@consultorio/testkit/server/running-server";
import { z } from "zod";

const visitsSchema = z.object({
  waits: z.array(z.number()).min(1),
  memory: z.array(z.number()),
  failed: z.number(),
});

/** The results of visitors, and the resources of the server, while another task runs on it. */
export interface Visits {
  /** The longest wait for the home page, in milliseconds. */
  longestWait: number;
  /** Visits without a whole page. */
  failed: number;
  /** The most memory of the server and of the processes that it started, in megabytes. */
  mostMemory: number;
}

/** Runs `work` while a visitor in another thread reads the home page again and again. */
export async function visitMeanwhile<Result>(
  { origin, pid }: Pick<RunningServer, "origin" | "pid">,
  work: () => Promise<Result>,
): Promise<{ result: Result; visits: Visits }> {
  const visitor = new Worker(join(import.meta.dirname, "visitor-thread.ts"), {
    execArgv: [],
    workerData: { origin, pid },
  });
  try {
    await once(visitor, "message");
    const result = await work();
    const answer = once(visitor, "message");
    visitor.postMessage("stop");
    const { waits, memory, failed } = visitsSchema.parse((await answer)[0]);
    const visits = {
      longestWait: Math.round(Math.max(...waits)),
      failed,
      mostMemory: Math.max(...memory),
    };
    return { result, visits };
  } finally {
    await visitor.terminate();
  }
}
