import { isSectionType, type Route, type SectionType, type Site } from "@consultorio/content";
import { isRecord } from "../api/is-record.ts";
import type { PagePart } from "./page-parts.ts";

/** What the frame draws. Every message carries all of it, so that a frame that reloads misses nothing. */
export interface Snapshot {
  kind: "consultorio:snapshot";
  site: Site;
  route: Route;
  /** The section that is being edited: the frame scrolls to it when it, or its layout, changes. Null for none. */
  section: SectionType | null;
}

/** Said by the frame each time it starts; the editor answers with a snapshot. */
export const readyMessage = { kind: "consultorio:ready" } as const;

export const isReady = (data: unknown): boolean => isRecord(data) && data.kind === readyMessage.kind;

/** Only for messages whose origin was checked: the editor of the same origin sends checked documents. */
export const isSnapshot = (data: unknown): data is Snapshot =>
  isRecord(data) && data.kind === "consultorio:snapshot" && isRecord(data.site) && isRecord(data.route);

/** Said by the frame when something in it is clicked: the section it belongs to, and the words that were hit. */
export interface Pick {
  section: SectionType | null;
  text: string;
}

export const pickMessage = (pick: Pick) => ({ kind: "consultorio:pick", ...pick });

export function pickOf(data: unknown): Pick | null {
  if (!isRecord(data) || data.kind !== "consultorio:pick" || typeof data.text !== "string") return null;
  const { section } = data;
  return { text: data.text, section: typeof section === "string" && isSectionType(section) ? section : null };
}

/** Said by the frame after it has drawn: words of the edited section that its width cuts off. */
export const clippedMessage = (words: string[]) => ({ kind: "consultorio:clipped", words });

export function clippedOf(data: unknown): string[] | null {
  if (!isRecord(data) || data.kind !== "consultorio:clipped" || !Array.isArray(data.words)) return null;
  return data.words.filter((word) => typeof word === "string");
}

/** Said by the frame when a link to another page of the site is followed; it stays where it is. */
export const leaveMessage = (path: string) => ({ kind: "consultorio:leave", path });

export const leaveOf = (data: unknown): string | null =>
  isRecord(data) && data.kind === "consultorio:leave" && typeof data.path === "string" ? data.path : null;

/** Said by the frame after it has drawn a page on which no section is edited: what the page is made of. */
export const partsMessage = (parts: PagePart[]) => ({ kind: "consultorio:parts", parts });

export function partsOf(data: unknown): PagePart[] | null {
  if (!isRecord(data) || data.kind !== "consultorio:parts" || !Array.isArray(data.parts)) return null;
  return data.parts.filter(isPart);
}

const isPart = (value: unknown): value is PagePart =>
  isRecord(value) && typeof value.key === "string" && typeof value.label === "string";
