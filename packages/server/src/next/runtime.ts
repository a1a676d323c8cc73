import type { Site } from "@consultorio/content";

/** The functions that the process provides to the Next app. */
export interface Runtime {
  origin: string;
  /** The site that a request may draw; null for a request that may draw none. */
  siteFor(headers: Pick<Headers, "get">): Promise<Site | null>;
  /** Address of the custom elements' module. */
  elementsUrl: string;
}

let current: Runtime | undefined;

/** Sets the runtime of the Next app. Called once, before Next starts. */
export function setRuntime(runtime: Runtime): void {
  current = runtime;
}

/** The runtime of this process. Throws where the Next app runs by itself. */
export function runtime(): Runtime {
  if (current === undefined)
    throw new Error("The app runs inside the server; start it with `pnpm start` or `pnpm dev`.");
  return current;
}
