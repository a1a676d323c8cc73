import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Publisher } from "@consultorio/publishing/publisher";
import type { Store } from "@consultorio/store";
import type { Decoder } from "./decoding/decoding-process.ts";
import type { PictureSizes } from "./media/picture-sizes.ts";

/** The services for the routes. The server makes them once, when it starts. */
export interface Services {
  /** Scheme, host and port of the public address. */
  origin: string;
  store: Store;
  live: LivePublication;
  /** Reads uploads and encodes pictures. */
  decoder: Decoder;
  /** Makes the sizes of uploaded pictures. */
  sizes: PictureSizes;
  publisher: Pick<Publisher, "busy" | "publish" | "goBack">;
  /** Writes an error to the log with the id of the request that met it. */
  report(error: unknown, requestId?: string): void;
  /** When the newest backup was made, and why there is no newer one, in Spanish; null for none. */
  backupState(): Promise<{ last: Date | null; problem: string | null }>;
  /** When the newest backup of now is deleted; null where backups are not deleted by themselves. */
  backupsGoneBy(): Promise<Date | null>;
}
