import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Publisher } from "@consultorio/publishing/publisher";
import type { Store } from "@consultorio/store";

/** What the routes work with. The server makes it once, when it starts. */
export interface Services {
  /** Scheme, host and port of the public address. */
  origin: string;
  store: Store;
  live: LivePublication;
  publisher: Pick<Publisher, "busy" | "publish" | "goBack">;
  /** Writes an error to the log with the id of the request that met it. */
  report(error: unknown, requestId?: string): void;
  /** Why there is no newer backup, in Spanish; null where there is one. */
  backupProblem(): Promise<string | null>;
}
