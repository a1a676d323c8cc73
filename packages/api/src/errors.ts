import { PublishBusy, PublishFailed } from "@consultorio/publishing/publish-error";
import { type Revision, StoreError, VersionConflict } from "@consultorio/store";
import { DecoderUnavailable } from "./decoding/decoding-process.ts";
import { UnreadableUpload } from "./decoding/unreadable-upload.ts";
import { HttpError } from "./http/http-error.ts";
import { requestIdNote } from "./http/request-context.ts";
import type { Services } from "./services.ts";

/** The answer to an expected error of a route, the store or publishing; null for any other. */
export function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof VersionConflict) {
    const body = { current: versionOf(error.current), base: versionOf(error.base) };
    return new HttpError(error.status, error.message, { body });
  }
  if (error instanceof PublishBusy) return new HttpError(409, error.message);
  if (error instanceof PublishFailed)
    return new HttpError(422, error.message, { body: { problems: error.problems } });
  if (error instanceof UnreadableUpload) return new HttpError(422, error.message);
  if (error instanceof DecoderUnavailable) return new HttpError(503, cannotRead, { headers: soon });
  return error instanceof StoreError ? storeHttpError(error) : null;
}

/**
 * The answer to an error; `unexpected` is the sentence for an error without a code. The log gets those, and every failure
 * of the database.
 */
export function answerTo(
  error: unknown,
  requestId: string,
  { report }: Pick<Services, "report">,
  unexpected: string,
): HttpError {
  const expected = httpErrorOf(error);
  if (expected === null || (expected !== error && expected.status >= 500)) report(error, requestId);
  return expected ?? new HttpError(500, `${unexpected} ${requestIdNote(requestId)}`);
}

const soon = { "Retry-After": "2" };
const cannotRead = "Ahora no se pueden leer imágenes ni videos. Vuelve a intentarlo en un momento.";

/** The store's table has the status and the sentence, which names no file and no server. */
function storeHttpError({ status, publicMessage }: StoreError): HttpError {
  return new HttpError(status, publicMessage, status === 503 ? { headers: soon } : {});
}

function versionOf(revision: Revision | null) {
  if (revision === null) return null;
  const { version, author, createdAt, documents } = revision;
  return { version, author: author.name, createdAt: createdAt.toISOString(), documents };
}
