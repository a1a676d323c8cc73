import type { Site } from "@consultorio/content";
import type { Media, Store, VerifiedSession } from "@consultorio/store";
import type { Publisher } from "../publish/publish.ts";
import type { LiveSite } from "./live-site.ts";
import type { Crop, StoredPicture } from "./media.ts";
import type { Refusal } from "./refusal.ts";
import type { Resource } from "./resource.ts";

/**
 * What the server lends to Next's bundle, which runs in the same process. The bundle takes only types from the
 * server's modules: a second copy of the store would be a second store, and its error classes would be strangers.
 */
export interface Services {
  origin: string;
  store: Store;
  live: LiveSite;
  publisher: Publisher;
  /** The site that a request may draw: the revision that our own renderer names, null for anybody else. */
  siteFor(renderKey: string | null): Promise<Site | null>;
  /** The sign-in cookie's name; `__Host-` where the origin is https. */
  cookieName: string;
  /** Address of the custom elements' module. */
  elementsUrl: string;
  /** The preview picture of a layout, or null where there is none. */
  previewPicture(type: string, variant: string): Promise<Resource | null>;
  /** Re-encodes a picture, or takes a video as it is, and keeps it. Throws `UnreadablePicture`. */
  keepUpload(session: VerifiedSession, name: string, bytes: Uint8Array): Promise<StoredPicture>;
  /** Keeps a part of a kept picture as a picture of its own. Throws `UnreadablePicture`. */
  cropPicture(session: VerifiedSession, media: Media, crop: Crop): Promise<StoredPicture>;
  /** Tells the log of an error; `request` is the number of the request that met it. */
  report(error: unknown, request?: string): void;
  /** Why there is no newer backup, in Spanish; null where all is well. */
  backupProblem(): Promise<string | null>;
  /** The answer to an expected error; null for one that nobody foresaw. */
  refusalOf(error: unknown): Refusal | null;
}

declare global {
  var consultorioServices: Services | undefined;
}

/** Lends the services to the bundle. Called once, before Next starts. */
export function lendServices(services: Services): void {
  globalThis.consultorioServices = services;
}
