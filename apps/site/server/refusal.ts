import { type Revision, StoreError, type StoreErrorCode, VersionConflict } from "@consultorio/store";
import { PublishBusy, PublishFailed } from "../publish/publish-error.ts";
import { databaseTrouble } from "./database-trouble.ts";
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
    return { status: 412, body: { error: error.message, ...versions } };
  }
  if (error instanceof PublishBusy) return { status: 409, body: { error: error.message } };
  if (error instanceof PublishFailed)
    return { status: 422, body: { error: error.message, problems: error.problems } };
  if (error instanceof UnreadablePicture) return { status: 422, body: { error: error.message } };
  if (error instanceof StoreError) return storeRefusal(error);
  return null;
}

function storeRefusal({ code, message }: StoreError): Refusal {
  switch (code) {
    case "unauthorised":
      return { status: 401, body: { error: message } };
    case "forbidden":
      return { status: 403, body: { error: message } };
    case "refused":
      return { status: 409, body: { error: message } };
    case "not-found":
      return { status: 404, body: { error: message } };
    case "overtaken":
    case "taken":
      return { status: 409, body: { error: message } };
    case "invalid":
      return { status: 422, body: { error: message } };
    default:
      return troubleRefusal(code);
  }
}

/** Of a database that cannot be used; whoever reads it may be a stranger. */
function troubleRefusal(code: StoreErrorCode): Refusal {
  const error = databaseTrouble[code] ?? "La base de datos no responde. Vuelve a intentarlo en un momento.";
  if (code === "full") return { status: 507, body: { error } };
  return { status: 503, body: { error }, headers: { "Retry-After": "2" } };
}

function versionOf(revision: Revision | null) {
  if (revision === null) return null;
  const { version, author, createdAt, documents } = revision;
  return { version, author: author.name, at: createdAt.toISOString(), documents };
}
