import { setTimeout as wait } from "node:timers/promises";

/** Where a cache in front of the site (a CDN) is told of changes, and what proves there that it is this site. */
export interface PurgeTarget {
  url: string;
  secret: string;
}

/** What a move of the live pointer changed for visitors. */
interface Purge {
  /** Every address whose answer is no longer what it was, also those that are gone. */
  paths: string[];
  /** The live pointer's generation, which only grows. */
  generation: number;
}

/** Tells the cache. Answers what to say to who published, in Spanish, where it could not be told; else null. */
export type TellCache = (purge: Purge) => Promise<string | null>;

const tries = 3;
/** How long one try may take, and the first pause between two, in milliseconds. */
const patience = 2_000;
const pause = 500;

/** For a site that no cache stands in front of. */
export const noCache: TellCache = async () => null;

/**
 * Posts each change to the one address of the environment; redirections are not followed. `settle` is how long the
 * other instances may take to show what changed, in milliseconds: a cache that asked one of them sooner would keep what
 * is old. The site stays published whatever comes of it.
 */
export function cacheTeller(
  target: PurgeTarget,
  { settle, onProblem }: { settle: number; onProblem: (error: Error) => void },
): TellCache {
  return async (purge) => {
    if (purge.paths.length === 0) return null;
    await wait(settle);
    for (let attempt = 1; ; attempt += 1) {
      const problem = await post(target, purge);
      if (problem === null) return null;
      if (attempt === tries) {
        onProblem(new Error(`PURGE_URL no aceptó el cambio ${purge.generation}: ${problem}`));
        return "El sitio ya es público, pero la caché que está delante (PURGE_URL) no lo aceptó. Durante un minuto, algunas personas pueden ver la versión anterior.";
      }
      await wait(attempt * pause);
    }
  };
}

/** Why it was not accepted; null where it was. */
async function post({ url, secret }: PurgeTarget, purge: Purge): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify(purge),
    });
    await response.body?.cancel();
    return response.ok ? null : `respondió ${response.status}.`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // `fetch` hides the network's reason in the cause.
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}
