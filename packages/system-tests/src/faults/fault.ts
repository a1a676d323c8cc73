import { join } from "node:path";
import { freePort } from "@consultorio/testkit/server/running-server";

/** One measurement of a run. It holds if it is at most `limit` and at least `least`. */
export interface Figure {
  name: string;
  value: number;
  /** `ms`, `s`, `MB`, or the counted noun. */
  unit: string;
  limit?: number;
  least?: number;
}

/** A fault, an attack or a load that is applied to running servers, and the promise that it must not break. */
export interface Fault {
  /** As the table of the handbook's reliability page names it: `R1`. */
  id: string;
  /** The fault, in one Spanish line. */
  title: string;
  /** The promise to visitors and editors meanwhile, in one Spanish line. */
  promise: string;
  /** Longest time that the run may take; ten minutes by default. */
  minutes?: number;
  /** Does it. `tell` says how far it is. Throws where something happened that no figure describes. */
  run(tell: (line: string) => void): Promise<Figure[]>;
}

/** Whether a figure is within its limits. */
export function holds({ value, limit = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure) {
  return value <= limit && value >= least;
}

/** The site that a fault happens to: a database file, and the port on which its servers listen. */
export interface Target {
  database: string;
  port: string;
}

/** A site whose database is made by its first start, in a folder. */
export async function newSite(folder: string): Promise<Target> {
  return { database: join(folder, "site.db"), port: String(await freePort()) };
}
