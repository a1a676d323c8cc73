import { uploadLimit, videoLimit } from "./body-limits.ts";
import { HttpError } from "./http-error.ts";
import { mediaType, readBytes } from "./read-body.ts";

/** A file as it was sent, with the name that its sender gave it. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

/**
 * An upload: the file in the field `file` of a form, or a video as it is, whose name is the query's `name`. Throws 415,
 * 413, 409, 408 and 400.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const type = mediaType(request);
  return type === "video/mp4" || type === "video/webm" ? readVideo(request) : readForm(request);
}

/** A video that is being received: when its last bytes arrived, and what ends it. */
interface Reception {
  lastDataAt: number;
  ending: AbortController;
}

let reception: Reception | null = null;

/** After so many milliseconds without data another video may replace the one that is being received. */
const idleTimeout = 10_000;

/**
 * One video at a time is received, because each is held in memory: another one is refused with 409. A video that sends
 * nothing for {@link idleTimeout} gives way to the next one and ends with 408.
 */
async function readVideo(request: Request): Promise<Upload> {
  if (reception && performance.now() - reception.lastDataAt < idleTimeout)
    throw new HttpError(409, "Ya se está subiendo otro video. Espera a que termine.");
  reception?.ending.abort(
    new HttpError(408, "El envío se detuvo y otro video tomó su turno. Inténtalo de nuevo."),
  );
  const own = { lastDataAt: performance.now(), ending: new AbortController() };
  reception = own;
  try {
    const name = new URL(request.url).searchParams.get("name") ?? "video";
    return { name, bytes: await readBytes(withProgress(request, own), videoLimit) };
  } finally {
    if (reception === own) reception = null;
  }
}

/** The request with a body that records when data arrives, and that can be ended. */
function withProgress(request: Request, own: Reception): Request {
  const recorder = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      own.lastDataAt = performance.now();
      controller.enqueue(chunk);
    },
  });
  const body = request.body?.pipeThrough(recorder, { signal: own.ending.signal }) ?? null;
  const init = { method: request.method, headers: request.headers, body, duplex: "half" as const };
  return new Request(request.url, init);
}

async function readForm(request: Request): Promise<Upload> {
  if (mediaType(request) !== "multipart/form-data")
    throw new HttpError(415, "Se espera un formulario con el archivo (multipart/form-data).");
  const body = await readBytes(request, uploadLimit);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) throw new HttpError(400, "Falta el archivo en el campo «file».");
  return { name: file.name, bytes: await file.bytes() };
}
