import type { Route, SectionType, Site } from "@consultorio/content";
import { isRecord } from "../api/request.ts";

/** What the frame draws. Every message carries all of it, so that a frame that reloads misses nothing. */
export interface Snapshot {
  kind: "consultorio:snapshot";
  site: Site;
  route: Route;
  /** The section that is being edited: the frame scrolls to it when it, or its layout, changes. */
  section: SectionType;
}

/** Said by the frame each time it starts; the editor answers with a snapshot. */
export const readyMessage = { kind: "consultorio:ready" } as const;

export const isReady = (data: unknown): boolean => isRecord(data) && data.kind === readyMessage.kind;

/** Only for messages whose origin was checked: the editor of the same origin sends checked documents. */
export const isSnapshot = (data: unknown): data is Snapshot =>
  isRecord(data) && data.kind === "consultorio:snapshot" && isRecord(data.site) && isRecord(data.route);
