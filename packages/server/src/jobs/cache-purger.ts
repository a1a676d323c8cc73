import { setTimeout as wait } from "node:timers/promises";
import type { CachePurge, CachePurger } from "@consultorio/publishing/publisher";
import type { PurgeTarget } from "../process/config.ts";

const tries = 3;
/** How long one try may take, and the pause after the first, in milliseconds. */
const attemptTimeout = 2_000;
const pause = 500;

/** For a site without a cache in front of it. */
export const noCache: CachePurger = async () => null;

/**
 * Posts each change to the one address of the environment; redirects are not followed. `settleTime` is how long the other
 * instances may take to show a change, in milliseconds: a cache that asks one of them earlier would keep the old page.
 * The site stays published if the purge fails.
 */
export function createCachePurger(
  target: PurgeTarget,
  { settleTime, onProblem }: { settleTime: number; onProblem: (error: Error) => void },
): CachePurger {
  return async (purge) => {
    if (purge.paths.length === 0) return null;
    await wait(settleTime);
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

/** Why the purge was refused; null where it was accepted. */
async function post({ url, secret }: PurgeTarget, purge: CachePurge): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(attemptTimeout),
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
