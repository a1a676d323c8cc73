import type { DocumentName } from "@consultorio/content";
import type { Author } from "../accounts/actor.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Documents, UnfinishedDocuments } from "./documents.ts";

export interface RevisionSummary {
  id: string;
  /** 1, 2, 3 …. Old versions between others are deleted in time, and leave gaps. */
  version: number;
  author: Author;
  note: string | null;
  createdAt: Date;
}

/** One saved state of the whole site. */
export interface Revision extends RevisionSummary {
  documents: Documents;
  /** Documents that are not valid yet. Only forms read them; they are never published. */
  unfinished: UnfinishedDocuments;
  /** The SHA-256 of each document's canonical JSON: equal hashes mean an unchanged document. */
  hashes: Record<DocumentName, string>;
}

/** A save started from a version that is no longer the newest. Nothing was written. Holds both versions. */
export class VersionConflict extends StoreError<"version-conflict"> {
  readonly current: Revision | null;
  /** The version that the save started from; null when there is no such version. */
  readonly base: Revision | null;

  constructor(current: Revision | null, base: Revision | null) {
    super("version-conflict");
    this.name = "VersionConflict";
    this.current = current;
    this.base = base;
  }
}
