import type { Services } from "../server/services.ts";

/** What the server lends to this bundle. Throws where the app runs without its server. */
export function services(): Services {
  const lent = globalThis.consultorioServices;
  if (lent === undefined)
    throw new Error("The app runs inside server.ts; start it with `pnpm start` or `pnpm dev`.");
  return lent;
}
