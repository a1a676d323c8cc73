import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { processorTime, versionOf } from "../machine/machine.ts";
import { settings } from "./settings.ts";

/** An address under load, and the processes that answer there. */
export interface Target {
  name: string;
  url: string;
  pids: readonly number[];
}

export interface Load {
  requestsPerSecond: number;
  /** Processor time of the server for one answer, in microseconds; null where the system does not tell. */
  microseconds: number | null;
}

interface Answered {
  requests: number;
  requestsPerSecond: number;
}

/** Asks an address as often as it answers, for some seconds. Throws where an answer is no success. */
export type LoadGenerator = (url: string, seconds: number) => Promise<Answered>;

/** The generator to use and what to say of it: wrk where it is installed, which leaves most to the server. */
export async function loadGenerator(): Promise<{ generate: LoadGenerator; about: string }> {
  const wrk = await versionOf("wrk", "--version");
  return wrk === null
    ? {
        generate: withAutocannon,
        about:
          "autocannon (wrk is not installed: above some thousand requests per second the generator is the limit)",
      }
    : { generate: withWrk, about: `wrk ${wrk}` };
}

/** Measures an address once. */
export async function measureLoad(generate: LoadGenerator, { url, pids }: Target): Promise<Load> {
  const before = processorTime(pids);
  const { requests, requestsPerSecond } = await generate(url, settings.seconds);
  const after = processorTime(pids);
  const used = before === null || after === null ? null : (after - before) / requests;
  return { requestsPerSecond, microseconds: used };
}

async function withWrk(url: string, seconds: number): Promise<Answered> {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t1", `-c${settings.connections}`, `-d${seconds}`],
    ...["-H", "Accept-Encoding: br", url],
  ]);
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failed !== undefined) throw new Error(`${url}: ${failed}`);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    requests: figure(/(\d+) requests in/),
    requestsPerSecond: figure(/Requests\/sec:\s+([\d.]+)/),
  };
}

async function withAutocannon(url: string, seconds: number): Promise<Answered> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers: { "accept-encoding": "br" },
    connections: settings.connections,
    duration: seconds,
    // The load comes from a thread of its own.
    workers: 1,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return { requests: requests.total, requestsPerSecond: requests.average };
}
