import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import type { FoundPlaces } from "./variant-places.ts";

const id = "virtual:field-places";

/**
 * Gives the administrator's area the variants that show each field, found by drawing every page and variant of the built
 * library. That takes a few seconds, once somebody asks for it, and anew when the server or the build starts again.
 */
export const fieldPlaces = (): Plugin => ({
  name: "field-places",
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(resolved) {
    if (resolved !== `\0${id}`) return null;
    const { variants, nowhere } = await findPlaces();
    return `export default ${JSON.stringify(variants)};\nexport const nowhere = ${JSON.stringify(nowhere)};`;
  },
});

/** In a thread of its own, for React draws much faster in production. */
async function findPlaces(): Promise<FoundPlaces> {
  const env = { ...process.env, NODE_ENV: "production" };
  const [found] = await once(new Worker(new URL("variant-places.ts", import.meta.url), { env }), "message");
  return found;
}
