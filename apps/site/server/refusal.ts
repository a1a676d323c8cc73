import { type Revision, StoreError, VersionConflict } from "@consultorio/store";
import { PublishBusy, PublishFailed } from "../publish/publish-error.ts";
import { UnreadablePicture } from "./media.ts";

/** An answer that says no: its status, and a body whose `error` is one Spanish sentence. */
export interface Refusal {
  status: number;
  body: { error: string; problems?: { path: string; message: string }[]; [more: string]: unknown };
  headers?: Record<string, string>;
}

/** What to answer to an expected error of the store or of publishing; null for any other. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof VersionConflict) {
    const versions = { current: versionOf(error.current), base: versionOf(error.base) };
    return { status: error.status, body: { error: error.message, ...versions } };
  }
  if (error instanceof PublishBusy) return { status: 409, body: { error: error.message } };
  if (error instanceof PublishFailed)
    return { status: 422, body: { error: error.message, problems: error.problems } };
  if (error instanceof UnreadablePicture) return { status: 422, body: { error: error.message } };
  if (error instanceof StoreError) return storeRefusal(error);
  return null;
}

/** The store's table has the status and the sentence, which names no file and no server. */
function storeRefusal({ status, publicMessage }: StoreError): Refusal {
  const body = { error: publicMessage };
  return status === 503 ? { status, body, headers: { "Retry-After": "2" } } : { status, body };
}

function versionOf(revision: Revision | null) {
  if (revision === null) return null;
  const { version, author, createdAt, documents } = revision;
  return { version, author: author.name, at: createdAt.toISOString(), documents };
}
