import type { Api } from "@consultorio/api";
import type { Site } from "@consultorio/content";

/** What the Next app takes from the running server. */
export interface Runtime {
  origin: string;
  /** Answers a request to the API. */
  api: Api;
  /** The site that a request may render: the revision that our own renderer names; null for any other request. */
  siteFor(headers: Pick<Headers, "get">): Promise<Site | null>;
  /** Address of the custom elements' module. */
  elementsUrl: string;
}

let current: Runtime | undefined;

/** Sets what the Next app takes. The server calls it once, before Next starts. */
export function setRuntime(runtime: Runtime): void {
  current = runtime;
}

/** The runtime of this process. Throws where the Next app runs without its server. */
export function runtime(): Runtime {
  if (current === undefined)
    throw new Error("The app runs inside the server; start it with `pnpm start` or `pnpm dev`.");
  return current;
}
