import { PublishBusy, PublishFailed } from "@consultorio/publishing/publish-error";
import { type Revision, StoreError, type StoreErrorCode, VersionConflict } from "@consultorio/store";
import { HttpError } from "./http/http-error.ts";
import { requestIdNote } from "./http/request-context.ts";
import { UnreadablePicture } from "./media/unreadable-picture.ts";
import type { Services } from "./services.ts";

/** The answer to an expected error of a route, the store or publishing; null for any other. */
export function httpErrorOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof VersionConflict) {
    const body = { current: versionOf(error.current), base: versionOf(error.base) };
    return new HttpError(412, error.message, { body });
  }
  if (error instanceof PublishBusy) return new HttpError(409, error.message);
  if (error instanceof PublishFailed)
    return new HttpError(422, error.message, { body: { problems: error.problems } });
  if (error instanceof UnreadablePicture) return new HttpError(422, error.message);
  return error instanceof StoreError ? storeHttpError(error) : null;
}

/**
 * The answer to an error; `unexpected` is the sentence for one that no code expects. The log gets those, and every
 * failure of the database.
 */
export function answerTo(
  error: unknown,
  requestId: string,
  { report }: Pick<Services, "report">,
  unexpected: string,
): HttpError {
  const known = httpErrorOf(error);
  if (known === null || (known !== error && known.status >= 500)) report(error, requestId);
  return known ?? new HttpError(500, `${unexpected} ${requestIdNote(requestId)}`);
}

const statuses: Partial<Record<StoreErrorCode, number>> = {
  unauthorised: 401,
  forbidden: 403,
  refused: 409,
  "not-found": 404,
  overtaken: 409,
  taken: 409,
  invalid: 422,
};

function storeHttpError({ code, message }: StoreError): HttpError {
  const status = statuses[code];
  if (status !== undefined) return new HttpError(status, message);
  const error = databaseTrouble[code] ?? "La base de datos no responde. Vuelve a intentarlo en un momento.";
  return code === "full"
    ? new HttpError(507, error)
    : new HttpError(503, error, { headers: { "Retry-After": "2" } });
}

/** What callers read of a database that does not work. The store's own sentence names files and hosts: it is for the log. */
export const databaseTrouble: Partial<Record<StoreErrorCode, string>> = {
  damaged: "La base de datos está dañada o vacía y no se modificó. Hay que restaurar un respaldo.",
  newer:
    "La base de datos es de una versión más nueva de Consultorio y no se modificó. Hay que actualizar Consultorio.",
  full: "No queda espacio en el disco de la base de datos. Hay que liberar espacio.",
  "read-only":
    "No hay permiso para escribir en la base de datos. Hay que revisar los permisos de su carpeta.",
  unreachable: "La base de datos no responde. Si sigue así, hay que revisar que esté conectada.",
  failed: "La base de datos no responde como debe. Hay que revisar su disco: que tenga espacio y esté sano.",
};

function versionOf(revision: Revision | null) {
  if (revision === null) return null;
  const { version, author, at, documents } = revision;
  return { version, author: author.name, createdAt: at.toISOString(), documents };
}
