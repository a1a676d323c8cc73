import type { DocumentName } from "@consultorio/content";
import { isRecord } from "../api/request.ts";

/** What an editor typed and had not saved yet, kept by this browser. */
export interface LocalCopy {
  value: unknown;
  /** Version of the draft that the editor had opened. */
  version: string;
  at: Date;
}

const keyOf = (user: string, name: DocumentName) => `consultorio:copia:${user}:${name}`;

/** Keeps a copy; false where this browser keeps nothing (storage full or switched off). */
export function keepCopy(user: string, name: DocumentName, value: unknown, version: string): boolean {
  try {
    const copy = { value, version, at: new Date().toISOString() };
    window.localStorage.setItem(keyOf(user, name), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** The copy of an earlier session that ended before it was saved, or null. */
export function findCopy(user: string, name: DocumentName): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(window.localStorage.getItem(keyOf(user, name)) ?? "null");
    if (!isRecord(copy) || typeof copy.version !== "string" || typeof copy.at !== "string") return null;
    return { value: copy.value, version: copy.version, at: new Date(copy.at) };
  } catch {
    return null;
  }
}

export function dropCopy(user: string, name: DocumentName) {
  try {
    window.localStorage.removeItem(keyOf(user, name));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
