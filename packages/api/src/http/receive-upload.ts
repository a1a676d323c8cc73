import { uploadLimit, videoLimit } from "./body-limits.ts";
import { HttpError } from "./http-error.ts";
import { mediaType, readBytes } from "./read-body.ts";
import { type UploadTurn, UploadTurns } from "./upload-turns.ts";

/** An upload as it was sent: a form with a file, or a video. */
export interface Upload {
  contentType: string;
  /** The name of a video, from the query. */
  name: string;
  body: Uint8Array<ArrayBuffer>;
}

/** At most two forms and one video are in memory at once. */
const forms = new UploadTurns(2);
const videos = new UploadTurns(1);

/**
 * Receives an upload, a form with a file or a video without a form, and passes it to `use`. Its turn ends when `use` has
 * ended. A form waits for its turn before its body is read. `admit` runs in its turn, before its body is read: an error
 * of it refuses the upload. Throws 415, 413, 409, 408 and 503.
 */
export async function receiveUpload<Result>(
  request: Request,
  admit: () => Promise<void>,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const type = mediaType(request);
  const isVideo = type === "video/mp4" || type === "video/webm";
  if (!isVideo && type !== "multipart/form-data")
    throw new HttpError(415, "Se espera un formulario con el archivo (multipart/form-data).");
  const turns = isVideo ? videos : forms;
  const turn = isVideo ? turns.begin() : await turns.wait();
  if (turn === null) throw new HttpError(409, "Ya se está subiendo otro video. Espera a que termine.");
  try {
    await admit();
    const body = await readBytes(withProgress(request, turn), isVideo ? videoLimit : uploadLimit);
    turn.lastDataAt = null;
    const contentType = request.headers.get("content-type") ?? "";
    const name = new URL(request.url).searchParams.get("name") ?? "video";
    return await use({ contentType, name, body });
  } finally {
    turns.end(turn);
  }
}

/** The request with a body that records when data arrives, and that can be ended. */
function withProgress(request: Request, turn: UploadTurn): Request {
  const recorder = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      turn.lastDataAt = performance.now();
      controller.enqueue(chunk);
    },
  });
  const body = request.body?.pipeThrough(recorder, { signal: turn.ending.signal }) ?? null;
  const init = { method: request.method, headers: request.headers, body, duplex: "half" as const };
  return new Request(request.url, init);
}
