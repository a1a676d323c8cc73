import { uploadLimit, videoLimit } from "../server/screen.ts";
import { mediaType, readBytes } from "./body.ts";
import { Refused } from "./refused.ts";

interface Upload {
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

/** A video that is on its way: when something of it came last, and what ends it. */
interface Arrival {
  heard: number;
  ending: AbortController;
}

let arriving: Arrival | null = null;

/** How long nothing may come of a video before another may take its turn, in milliseconds. */
const patience = 10_000;

/**
 * One video at a time arrives, however many are sent: another one is refused with 409. But whoever stops in the
 * middle keeps nobody waiting: the next video takes the turn, and the one that stood still ends with 408.
 */
async function readVideo(request: Request): Promise<Upload> {
  if (arriving && performance.now() - arriving.heard < patience)
    throw new Refused(409, "Ya se está subiendo otro video. Espera a que termine.");
  arriving?.ending.abort(
    new Refused(408, "El envío se detuvo y otro video tomó su turno. Inténtalo de nuevo."),
  );
  const arrival = { heard: performance.now(), ending: new AbortController() };
  arriving = arrival;
  try {
    const name = new URL(request.url).searchParams.get("name") ?? "video";
    return { name, bytes: await readBytes(followed(request, arrival), videoLimit) };
  } finally {
    if (arriving === arrival) arriving = null;
  }
}

/** The request with a body that notes when something of it comes, and that can be ended. */
function followed(request: Request, arrival: Arrival): Request {
  const notes = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      arrival.heard = performance.now();
      controller.enqueue(chunk);
    },
  });
  const body = request.body?.pipeThrough(notes, { signal: arrival.ending.signal }) ?? null;
  const init = { method: request.method, headers: request.headers, body, duplex: "half" };
  return new Request(request.url, init);
}

async function readForm(request: Request): Promise<Upload> {
  if (mediaType(request) !== "multipart/form-data")
    throw new Refused(415, "Se espera un formulario con el archivo (multipart/form-data).");
  const body = await readBytes(request, uploadLimit);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  const file = form?.get("file");
  if (!(file instanceof File)) throw new Refused(400, "Falta el archivo en el campo «file».");
  return { name: file.name, bytes: await file.bytes() };
}
