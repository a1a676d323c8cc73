import { join } from "node:path";
import { freePort } from "@consultorio/testkit/server/running-server";

/** One thing that a run measured. It holds where it is at most `limit` and at least `least`. */
export interface Figure {
  name: string;
  value: number;
  /** `ms`, `s`, `MB`, or what was counted. */
  unit: string;
  limit?: number;
  least?: number;
}

/** A fault, an attack or a load that is really done to running servers, and what it must not be able to break. */
export interface Fault {
  /** As the table of the handbook's reliability page names it: `R1`. */
  id: string;
  /** What is done, in one Spanish line. */
  title: string;
  /** What visitors and editors are promised meanwhile, in one Spanish line. */
  promise: string;
  /** Longest time that the run may take; ten minutes by default. */
  minutes?: number;
  /** Does it. `tell` says how far it is. Throws where something happened that no figure describes. */
  run(tell: (line: string) => void): Promise<Figure[]>;
}

/** Whether a figure is what it has to be. */
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
